import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { propsPlaygroundMessages as words } from '#content/messages/propsPlayground.ts';
import { byAttribute, byClass } from '#markup/selectors.ts';
import { IslandBoundary } from '../islands/IslandBoundary.tsx';
import { IslandNotice } from '../islands/IslandNotice.tsx';
import { useOnDemand } from '../islands/useOnDemand.ts';
import { LivePlayground } from './LivePlayground.tsx';
import { loadPlayground } from './loadPlayground.ts';

export interface PlaygroundProps {
  pageKey: string;
  /** The element that holds form, stage and code. */
  container: HTMLElement;
  /** What the address keeps beside the state of the props. */
  kept?: string;
}

/** The element of the page that holds form, stage and code. */
export const findPlayground = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(byAttribute('data-playground'));

/** Loads what makes one playground live, and says in its stage when that does not come; its code and its list of props read without it. */
export function Playground({ pageKey, container, kept = '' }: PlaygroundProps) {
  const [loaded, load] = useOnDemand(() => loadPlayground(pageKey));
  const loadOnce = useEffectEvent(load);
  useEffect(() => loadOnce(), []);
  const stage = container.querySelector(byClass('playground-stage'));
  if (stage === null) return null;
  switch (loaded.kind) {
    case 'idle':
    case 'loading':
      return null;
    case 'failed':
      return createPortal(<IslandNotice text={words.notLoaded} onRetry={load} />, stage);
    case 'ready':
      return createPortal(
        <IslandBoundary>
          <LivePlayground
            pageKey={pageKey}
            module={loaded.value}
            container={container}
            kept={kept}
          />
        </IslandBoundary>,
        stage,
      );
  }
}
