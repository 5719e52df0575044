import type { EmotionCache } from '@emotion/cache';
import { useEffect, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { LiveSettings } from '#core/editor/source.ts';
import { DemoEnvironment } from '../../demo/DemoEnvironment.tsx';
import { createDemoCache, type Direction } from '../../demo/emotionCache.ts';
import { RunBoundary } from './RunBoundary.tsx';

/** A demo that stands, or is on its way. */
interface Standing {
  root: Root;
  element: HTMLElement;
  Demo: ComponentType;
  report: Report;
}

/** Hears once that the demo stands, and each error. */
export interface Report {
  rendered: () => void;
  failed: (error: unknown) => void;
}

const caches = new Map<Direction, EmotionCache>();

function cacheOf(direction: Direction): EmotionCache {
  const cache = caches.get(direction) ?? createDemoCache(direction);
  caches.set(direction, cache);
  return cache;
}

/**
 * The place of demos in a frame. A new one is rendered unseen beside the old one, and takes its place when it stands; the
 * last good render stays while what follows it is broken.
 */
export function createStage(place: HTMLElement, first: LiveSettings) {
  let settings = first;
  let shown: Standing | undefined;
  let coming: Standing | undefined;

  function draw({ root, Demo, report }: Standing, onStand: () => void): void {
    const { direction, density, mode, schemes, brand } = settings;
    root.render(
      <DemoEnvironment
        cache={cacheOf(direction)}
        direction={direction}
        density={density}
        mode={mode}
        schemes={schemes}
        brand={brand}
        themeInScript
      >
        <RunBoundary onError={report.failed}>
          <Demo />
          <Stands onStand={onStand} />
        </RunBoundary>
      </DemoEnvironment>,
    );
  }

  function remove(standing: Standing | undefined): void {
    standing?.root.unmount();
    standing?.element.remove();
  }

  function show(Demo: ComponentType, report: Report): void {
    remove(coming);
    const element = document.createElement('div');
    element.className = 'coming';
    place.append(element);
    let failed = false;
    const standing: Standing = {
      // What a boundary has caught is told to the page already.
      root: createRoot(element, { onCaughtError: () => undefined }),
      element,
      Demo,
      report: {
        rendered: report.rendered,
        failed(error) {
          failed = true;
          report.failed(error);
          if (coming === standing) drop(standing);
        },
      },
    };
    coming = standing;
    draw(standing, () => {
      if (failed || coming !== standing) return;
      coming = undefined;
      element.className = '';
      remove(shown);
      shown = standing;
      report.rendered();
    });
  }

  function drop(standing: Standing): void {
    coming = undefined;
    // React is still at work in it.
    setTimeout(() => remove(standing));
  }

  return {
    show,
    adopt(next: LiveSettings) {
      settings = next;
      document.documentElement.dir = next.direction;
      for (const standing of [shown, coming]) {
        if (standing !== undefined) draw(standing, () => undefined);
      }
    },
  };
}

/** Effects of the demo run before this one's, and may still throw in the same breath. */
function Stands({ onStand }: { onStand: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onStand);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it first stands
  }, []);
  return null;
}
