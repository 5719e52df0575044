import path from 'node:path';
import { build } from 'esbuild';
import { JSDOM, VirtualConsole } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import { slotFigures } from '#content/slotFigures.ts';
import { ROOT } from '#compiler/paths.ts';

/*
 * The selectors of the figures, tried out on the packages: another component in a slot stands where the selector has found
 * the one that fills it by default.
 */

type TryOut = typeof import('./slotElements.tsx').tryOut;

let tryOut: TryOut;

/** What the packages ask a browser for, and jsdom has not. */
const MISSING = `
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
globalThis.ResizeObserver = class { observe() {} unobserve() {} disconnect() {} };
globalThis.IntersectionObserver = globalThis.ResizeObserver;
globalThis.matchMedia = (media) => ({
  media, matches: media.includes('pointer: fine') || media.includes('reduced-motion'),
  addEventListener() {}, removeEventListener() {}, addListener() {}, removeListener() {},
});
Element.prototype.scrollTo = () => {};
SVGElement.prototype.getBBox = () => ({ x: 0, y: 0, width: 20, height: 12 });
`;

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, 'tests/content/slotElements.tsx')],
    bundle: true,
    write: false,
    outdir: ROOT,
    format: 'iife',
    globalName: 'slotElements',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'error',
    // As for the site's own bundles: the file says why.
    alias: {
      '@mui/x-tree-view/internals': path.join(ROOT, 'src/site/demo/treeViewInternals.ts'),
    },
    define: { 'process.env.NODE_ENV': '"test"' },
  });
  const script = outputFiles.find((file) => file.path.endsWith('.js'))?.text ?? '';
  const { window } = new JSDOM('<!doctype html><body>', {
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    // What components say of missing licenses and of layouts is no business of this test.
    virtualConsole: new VirtualConsole(),
  });
  Object.assign(window, { MessageChannel, TextDecoder, TextEncoder, structuredClone });
  window.eval(`${MISSING}${script}; globalThis.tryOut = slotElements.tryOut;`);
  tryOut = (window as unknown as { tryOut: TryOut }).tryOut;
});

/** The first component of each figure: others share it, and the build knows that they have these slots. */
const rows = Object.entries(slotFigures).filter(
  ([, figure], at, all) => all.findIndex(([, other]) => other === figure) === at,
);

describe('a figure', () => {
  it.each(rows)('of %s finds what fills its slots by default', async (name, { parts }) => {
    const wrong: unknown[] = [];
    for (const [slot, selector] of Object.entries(parts)) {
      const { found, marked } = await tryOut(name, slot, selector);
      const isInside = (place: string): boolean =>
        marked.some((mark) => place === mark || place.startsWith(`${mark}.`));
      const isRight = found.length > 0 && found.every(isInside);
      if (!isRight) wrong.push({ slot, found, marked });
    }
    expect(wrong).toEqual([]);
  });
});
