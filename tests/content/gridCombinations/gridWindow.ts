import { build } from 'esbuild';
import { JSDOM, VirtualConsole, type DOMWindow } from 'jsdom';
import type * as Stage from './stage.tsx';

export interface GridWindow {
  window: DOMWindow;
  stage: typeof Stage;
  /** What went wrong in the window so far. */
  problems: string[];
}

/** Opens a window without pixels, in which the grids of `stage.tsx` run. */
export async function openGridWindow(): Promise<GridWindow> {
  const problems: string[] = [];
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', ({ message }) => {
    // There is no canvas, nothing scrolls, and no link leads anywhere.
    if (!message.startsWith('Not implemented')) problems.push(message);
  });
  const { window } = new JSDOM('<!doctype html><title>Grids</title><body></body>', {
    pretendToBeVisual: true,
    runScripts: 'outside-only',
    virtualConsole,
  });
  const { outputFiles } = await build({
    entryPoints: ['tests/content/gridCombinations/stage.tsx'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'stage',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error('esbuild has not written the stage.');
  window.TextEncoder = TextEncoder;
  // Nothing scrolls.
  window.IntersectionObserver = class {
    root = null;
    rootMargin = '';
    scrollMargin = '';
    thresholds = [];
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
  // What React does with an error of a component.
  window.reportError = (error) => problems.push(String(error));
  // In strict code, a variable does not outlive its `eval`.
  const stage = window.eval(`${file.text}\nstage`) as typeof Stage;
  return { window, stage, problems };
}
