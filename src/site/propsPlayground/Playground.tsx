import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { registry } from '#generated/playgrounds/registry.ts';
import { byAttribute, byClass } from '#markup/selectors.ts';
import { sayGone } from '../offline/gone.ts';
import { LivePlayground } from './LivePlayground.tsx';
import type { PlaygroundModule } from './playgroundModule.ts';

export interface PlaygroundProps {
  pageKey: string;
  /** The element that holds form, stage and code. */
  container: HTMLElement;
}

/** The element of the article that holds form, stage and code. */
export const findPlayground = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(byAttribute('data-playground'));

/** Loads what one playground needs; its code and its list of props read without it. */
export function Playground({ pageKey, container }: PlaygroundProps) {
  const [module, setModule] = useState<PlaygroundModule>();
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    registry[pageKey]?.().then(setModule, (error: Error) => {
      setFailure(error);
      sayGone();
    });
  }, [pageKey]);
  const stage = container.querySelector(byClass('playground-stage'));
  if (stage === null) return null;
  if (failure !== undefined) {
    return createPortal(
      <p className="demo-note">
        This component could not be loaded. Reload the page to try again.
      </p>,
      stage,
    );
  }
  if (module === undefined) return null;
  return createPortal(
    <LivePlayground pageKey={pageKey} module={module} container={container} />,
    stage,
  );
}
