import { useEffect, useMemo, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { PageData } from '#core/page/page.ts';
import { sayGone } from '../offline/gone.ts';
import { usePreference } from '../preferences/usePreference.ts';
import { DemoBoundary } from './DemoBoundary.tsx';
import type { DemoModule, DemoRegistry, DemoStylings } from './demoModule.ts';
import { LiveDemo } from './LiveDemo.tsx';
import { RESET_EVENT } from './resetEvent.ts';
import { useDemoSettings } from './useDemoSettings.ts';
import { watchStages } from './watchStages.ts';

/** What of a page its demos need. */
export type DemoPage = Pick<PageData, 'key' | 'route' | 'themeInScript'>;

interface DemoIslandsProps {
  page: DemoPage;
  container: RefObject<HTMLElement | null>;
  registry: DemoRegistry;
}

interface Island {
  name: string;
  /** How often the reader has reset it. */
  resets: number;
  /** The element the demo lives in, inside its stage. */
  target: HTMLElement;
}

const STYLINGS = { 'MUI System': 'system', Tailwind: 'tailwind', CSS: 'css' } as const;

/**
 * The live demos of a page: each is mounted into its stage in the static article when it comes near the viewport, all
 * in one environment. A page whose demos cannot be loaded still reads.
 */
export function DemoIslands({ page, container, registry }: DemoIslandsProps) {
  const [module, setModule] = useState<DemoModule>();
  const [failure, setFailure] = useState<Error>();
  const [islands, setIslands] = useState<Island[]>([]);

  const load = registry[page.key];
  useEffect(() => {
    if (container.current === null) return undefined;
    let loading: Promise<unknown> | undefined;
    return watchStages(container.current, (name, target) => {
      setIslands((known) => [...known, { name, target, resets: 0 }]);
      loading ??= load?.().then(setModule, (error: Error) => {
        setFailure(error);
        sayGone();
      });
    });
  }, [container, load]);

  useEffect(() => {
    const root = container.current;
    const onReset = ({ target }: Event): void =>
      setIslands((known) =>
        known.map((island) =>
          target instanceof Element && target.contains(island.target)
            ? { ...island, resets: island.resets + 1 }
            : island,
        ),
      );
    root?.addEventListener(RESET_EVENT, onReset);
    return () => root?.removeEventListener(RESET_EVENT, onReset);
  }, [container]);

  if (module !== undefined) return <Demos module={module} islands={islands} page={page} />;
  if (failure === undefined) return null;
  return islands.map(({ name, target }) =>
    createPortal(
      <p className="demo-note">This demo could not be loaded. Reload the page to try again.</p>,
      target,
      name,
    ),
  );
}

function Demos({
  module,
  islands,
  page,
}: {
  module: DemoModule;
  islands: Island[];
  page: DemoPage;
}) {
  const settings = useDemoSettings();
  const { direction, density } = settings;
  const styling = STYLINGS[usePreference('codeStyling')];
  const { DemoEnvironment, createDemoCache } = module;
  const cache = useMemo(() => createDemoCache(direction), [createDemoCache, direction]);
  return (
    <DemoEnvironment {...settings} cache={cache} themeInScript={page.themeInScript}>
      {islands.map(({ name, target, resets }) => {
        const stylings: DemoStylings | undefined = module.demos[name];
        const Demo = stylings?.[styling] ?? stylings?.system;
        if (Demo === undefined) return null;
        return createPortal(
          // A grid keeps the density it once had: it starts anew, as it does for a direction.
          <DemoBoundary key={`${direction} ${density} ${resets}`} demo={name} page={page}>
            <LiveDemo Demo={Demo} target={target} />
          </DemoBoundary>,
          target,
          name,
        );
      })}
    </DemoEnvironment>
  );
}
