import { memo, useEffect, useMemo, useState, type ReactNode } from 'react';
import { DocsError } from '#core/errors.ts';
import type { IslandModule, IslandPage, IslandProps } from '../islands/registry.ts';
import { usePreference } from '../preferences/usePreference.ts';
import { DemoBoundary } from './DemoBoundary.tsx';
import type { DemoModule } from './demoModule.ts';
import { holdMotion } from './holdMotion.ts';
import { RESET_EVENT } from './resetEvent.ts';
import { Throw, useDatedDemo } from './useDatedDemo.ts';
import { useDemoSettings } from './useDemoSettings.ts';

export { prepareDated } from './useDatedDemo.ts';

const STYLINGS = { 'MUI System': 'system', Tailwind: 'tailwind', CSS: 'css' } as const;

/** How often the reader has reset the demo of a stage. */
function useResets(stage: HTMLElement): number {
  const [resets, setResets] = useState(0);
  useEffect(() => {
    const onReset = (): void => setResets((before) => before + 1);
    stage.addEventListener(RESET_EVENT, onReset);
    return () => stage.removeEventListener(RESET_EVENT, onReset);
  }, [stage]);
  return resets;
}

/** While a demo takes the place of its picture, nothing in it grows. Three frames: it stands after two. */
function useStillStart(): void {
  const [end] = useState(holdMotion);
  useEffect(() => {
    let frames = 0;
    let frame = requestAnimationFrame(function next() {
      frames += 1;
      if (frames === 3) end();
      else frame = requestAnimationFrame(next);
    });
    return () => {
      cancelAnimationFrame(frame);
      end();
    };
  }, [end]);
}

/**
 * The demos of a page as islands: each in its stage, all in one environment.
 * @throws DocsError when the page has no demos.
 */
export function demosOf(module: DemoModule | undefined, page: IslandPage): IslandModule {
  if (module === undefined) {
    throw new DocsError(
      `The page ${page.key} has a stage, but no demos.`,
      'Build the site again: the compiler lists the demos of each page.',
    );
  }
  const { demos, DemoEnvironment, createDemoCache } = module;

  function Group({ children }: { children: ReactNode }) {
    const settings = useDemoSettings();
    const { direction } = settings;
    const cache = useMemo(() => createDemoCache(direction), [direction]);
    return (
      <DemoEnvironment {...settings} cache={cache} themeInScript={page.themeInScript}>
        {children}
      </DemoEnvironment>
    );
  }

  // What the reader chooses reaches a demo through the theme: a switch of mode renders none that does not read its
  // colors in JavaScript.
  const Island = memo(function Demo({ place }: IslandProps) {
    useStillStart();
    const name = place.dataset['stage'] ?? '';
    const styling = STYLINGS[usePreference('codeStyling')];
    const direction = usePreference('direction');
    const density = usePreference('density');
    const resets = useResets(place);
    const { library, Dated, failure } = useDatedDemo(module, name, resets);
    const Demo = Dated ?? demos[name]?.[styling] ?? demos[name]?.system;
    if (Demo === undefined) return null;
    return (
      <div className="demo-live">
        {/* A grid keeps the density it once had: it starts anew, as it does for a direction. */}
        <DemoBoundary key={`${direction} ${density} ${library} ${resets}`} demo={name} page={page}>
          {failure === undefined ? <Demo /> : <Throw error={failure} />}
        </DemoBoundary>
      </div>
    );
  });
  return { Island, Group, isMeasured: true };
}
