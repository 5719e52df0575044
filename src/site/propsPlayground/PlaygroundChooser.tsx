import { useEffect, useEffectEvent, useId, useState } from 'react';
import { propsPlaygroundMessages as words } from '#content/messages/propsPlayground.ts';
import { byAttribute } from '#markup/selectors.ts';
import { IslandNotice } from '../islands/IslandNotice.tsx';
import type { IslandProps } from '../islands/registry.ts';
import { useOnDemand } from '../islands/useOnDemand.ts';
import { fetchPage } from '../page/otherPage.ts';
import { trustHtml } from '../trustedTypes.ts';
import { Playground } from './Playground.tsx';
import styles from './Playground.module.css';

/** The key of the address that says which component is shown. */
const COMPONENT = 'component';

interface Choice {
  component: string;
  /** The page that has the playground alone. */
  route: string;
}

interface Kind {
  title: string;
  choices: Choice[];
}

/** What the links say that the compiler has printed. */
const readKinds = (place: HTMLElement): Kind[] =>
  [...place.querySelectorAll('section')].map((section) => ({
    title: section.getAttribute('aria-label') ?? '',
    choices: [...section.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => ({
      component: link.textContent,
      route: link.pathname,
    })),
  }));

/** A component to choose, and its playground, as it stands on its own page. */
export function Island({ place }: IslandProps) {
  const id = useId();
  const [kinds] = useState(() => readKinds(place));
  const choices = kinds.flatMap((kind) => kind.choices);
  const [component, setComponent] = useState(
    () => new URLSearchParams(location.search).get(COMPONENT) ?? '',
  );
  const chosen = choices.find((choice) => choice.component === component) ?? choices[0];
  if (chosen === undefined) return null;

  function choose(next: string): void {
    // Values of other props are of no use to the next component.
    const query = new URLSearchParams({ [COMPONENT]: next });
    const address = `${location.pathname}?${query}${location.hash}`;
    history.replaceState({ ...(history.state as object), url: address, as: address }, '', address);
    setComponent(next);
  }

  return (
    <div className={styles.page}>
      <p className={styles.choice}>
        <label htmlFor={id}>{words.component}</label>
        <select
          id={id}
          value={chosen.component}
          autoComplete="off"
          onChange={({ target }) => choose(target.value)}
        >
          {kinds.map(({ title, choices: ofKind }) => (
            <optgroup key={title} label={title}>
              {ofKind.map((choice) => (
                <option key={choice.component}>{choice.component}</option>
              ))}
            </optgroup>
          ))}
        </select>
      </p>
      <ChosenPlayground key={chosen.route} {...chosen} place={place} />
    </div>
  );
}

/** Loads what the page of a playground has of it. */
function ChosenPlayground({ component, route, place }: Choice & IslandProps) {
  const [loaded, load] = useOnDemand(() => readPlayground(route));
  const loadOnce = useEffectEvent(load);
  useEffect(() => loadOnce(), []);
  const isThere = loaded.kind === 'ready' || loaded.kind === 'failed';
  useEffect(() => {
    // What follows has its place now, and may be seen (`markup/propsPlayground/PlaygroundList.tsx`).
    if (isThere) place.toggleAttribute('data-ready', true);
  }, [isThere, place]);
  switch (loaded.kind) {
    case 'idle':
    case 'loading':
      return <p role="status">{words.loading(component)}</p>;
    case 'failed':
      return <IslandNotice text={words.notLoaded} onRetry={load} />;
    case 'ready':
      return (
        <PlacedPlayground
          markup={loaded.value}
          pageKey={route.slice('/x/'.length, -1)}
          kept={`${COMPONENT}=${component}`}
        />
      );
  }
}

/** As React takes it, and the same object in every render. */
interface Markup {
  __html: string;
}

/**
 * The form, the stage and the code that the compiler has printed for a page of their own.
 * @throws when the page cannot be had, or has no playground.
 */
async function readPlayground(route: string): Promise<Markup> {
  const page = await fetchPage(route);
  const printed = page.querySelector(byAttribute('data-playground'));
  if (printed === null) throw new Error(`${route} has no playground.`);
  return { __html: trustHtml(new XMLSerializer().serializeToString(printed)) };
}

interface PlacedPlaygroundProps {
  markup: Markup;
  pageKey: string;
  kept: string;
}

function PlacedPlayground({ markup, pageKey, kept }: PlacedPlaygroundProps) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const container = host?.querySelector<HTMLElement>(byAttribute('data-playground'));
  return (
    <>
      <div ref={setHost} dangerouslySetInnerHTML={markup} />
      {container && <Playground pageKey={pageKey} container={container} kept={kept} />}
    </>
  );
}
