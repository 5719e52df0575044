import { Fragment, Suspense, useEffect, useLayoutEffect, useRef, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { IslandBoundary } from './IslandBoundary.tsx';
import { takeOver } from './takeOver.ts';
import type { Placeholder } from './placeholder.ts';
import type { IslandModule } from './registry.ts';

/* Comes with the first island of a page, and not before: no page waits for it. */

export interface DrawnProps {
  placeholders: readonly Placeholder[];
}

/** A component that draws the islands of one name into their placeholders. */
export function drawIslands({
  Island,
  Group = Fragment,
  isMeasured,
}: IslandModule): ComponentType<DrawnProps> {
  const Arrival = isMeasured === true ? RevealLater : TakeOver;
  return function DrawnIslands({ placeholders }: DrawnProps) {
    return (
      <Group>
        {placeholders.map((placeholder, at) =>
          createPortal(
            <IslandBoundary placeholder={placeholder}>
              <Suspense fallback={null}>
                <Island place={placeholder.element} />
                <Arrival placeholder={placeholder} />
              </Suspense>
            </IslandBoundary>,
            placeholder.element,
            // Placeholders are only ever added.
            String(at),
          ),
        )}
      </Group>
    );
  };
}

/** Stands beside an island: its effects run in the frame in which the island is there, and after the island's. */
function TakeOver({ placeholder }: { placeholder: Placeholder }) {
  const replay = useRef<() => Promise<void>>(undefined);
  useLayoutEffect(() => {
    // What serves an article listens to it once its effects have run, which may be later: until then, presses are held.
    if (placeholder.serves !== true) replay.current ??= takeOver(placeholder);
  }, [placeholder]);
  useEffect(() => {
    replay.current ??= takeOver(placeholder);
    void replay.current();
  }, [placeholder]);
  return null;
}

/** The first frame tells observers the size of the place, the second draws what came of it. */
function RevealLater({ placeholder }: { placeholder: Placeholder }) {
  // CSS hides what is drawn into a busy place; after a failure, and a second try, it is not busy any more.
  useLayoutEffect(() => {
    if (placeholder.standing !== true) placeholder.element.setAttribute('aria-busy', 'true');
  }, [placeholder]);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const replay = takeOver(placeholder, true);
        frame = requestAnimationFrame(() => void replay());
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [placeholder]);
  return null;
}
