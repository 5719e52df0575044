import path from 'node:path';
import type { Problem } from '#core/errors.ts';
import type { Cache } from '../cache.ts';
import { relativePath, type Folders } from '../paths.ts';
import { BROWSER, bundleDemos, SERVER, type Renderer } from './bundleDemos.ts';
import { isUseful, withoutHalfIds, withTabStops } from './previewHtml.ts';
import type { DemoFile, DemoSource } from './read.ts';
import { runDemos, type Outcome, type Preview } from './runDemos.ts';

interface Prerendering {
  cache: Cache;
  /**
   * Whether demos that get their picture from a browser are rendered as a server does as well: only to tell that they throw
   * there. What readers see does not depend on it.
   */
  tryServer: boolean;
  /** Is told of each preview as soon as it is there. */
  take?: (id: string, preview: Preview) => void;
}

/** All sources of a demo, as a cache key. */
const inputsOf = (demo: DemoSource): string[] => [
  demo.id,
  ...(demo.whole ? ['whole'] : []),
  ...(demo.inBothSchemes ? ['in both schemes'] : []),
  ...(demo.sizes === undefined ? [] : [JSON.stringify(demo.sizes)]),
  ...demo.variants[0].files.map(({ source }) => source),
];

/** The cache has this when a server has rendered a demo without an error. */
const servedKey = (demo: DemoSource): string[] => ['served', ...inputsOf(demo)];

const EMPTY: Preview = { html: '', css: {} };

/**
 * Renders demos to HTML in a thread of their own: a demo that throws, hangs or ends its process does not touch the
 * compiler, nor the demos beside it. Each is rendered as a server does; grids, charts, and what then has nothing to say are
 * rendered once more, as a browser does. Only demos whose sources changed are rendered.
 * @returns demo id → preview; a demo that throws on a server is a problem, and one that has no picture an empty frame.
 */
export async function prerenderDemos(
  folders: Folders,
  demos: readonly DemoSource[],
  { cache, tryServer, take }: Prerendering,
  problems: Problem[],
): Promise<Map<string, Preview>> {
  const fileOf = ({ path: file }: DemoFile) => relativePath(folders.root, file);
  // A file that misses an import or does not parse would stop the bundler for all; its own problem says enough.
  const broken = new Set(problems.map(({ file }) => file));
  const sound = demos.filter(({ variants }) =>
    variants[0].files.every((file) => !broken.has(fileOf(file))),
  );
  const previews = new Map<string, Preview>();
  const add = ({ id }: DemoSource, preview: Preview): void => {
    previews.set(id, preview);
    take?.(id, preview);
  };
  const addMade = (demo: DemoSource, preview: Preview): void => {
    cache.write(inputsOf(demo), preview);
    add(demo, preview);
  };
  for (const demo of demos) {
    const kept = cache.read<Preview>(inputsOf(demo));
    if (kept !== undefined) add(demo, kept);
  }
  const changed = sound.filter(({ id }) => !previews.has(id));
  const isUntried = (demo: DemoSource): boolean =>
    isMeasured(demo) ? tryServer && cache.read(servedKey(demo)) !== true : changed.includes(demo);
  const measured = changed.filter((demo) => isMeasured(demo) && !isUntried(demo));
  const takeServed = (demo: DemoSource, outcome: Outcome): void => {
    if ('error' in outcome || isMeasured(demo) || !isUseful(outcome.html)) return;
    addMade(demo, { ...outcome, html: withTabStops(withoutHalfIds(outcome.html)) });
  };
  const served = await render(folders, sound.filter(isUntried), SERVER, takeServed);
  for (const { demo, outcome } of served) {
    if ('error' in outcome) {
      problems.push({
        file: fileOf(demo.variants[0].files[0]),
        message: `The demo fails when a server renders it: ${outcome.error}`,
        remedy:
          'A reader’s server would throw too: touch window, document and storage in effects only.',
      });
      continue;
    }
    if (isMeasured(demo)) cache.write(servedKey(demo), true);
    if (!previews.has(demo.id)) measured.push(demo);
  }
  const takeDrawn = (demo: DemoSource, outcome: Outcome): void => {
    if (!('error' in outcome)) addMade(demo, isUseful(outcome.html) ? outcome : EMPTY);
  };
  for (const { demo, outcome } of await render(folders, measured, BROWSER, takeDrawn)) {
    if (!('error' in outcome)) continue;
    const file = fileOf(demo.variants[0].files[0]);
    console.warn(
      `${file}: the demo has no picture, and its frame stays empty until it is mounted: ${outcome.error}.`,
    );
    add(demo, EMPTY);
  }
  return previews;
}

/** Grids and charts measure their surroundings before they draw. */
const isMeasured = ({ variants }: DemoSource): boolean =>
  variants[0].files.some(({ source }) => /from '@mui\/x-(?:charts|data-grid)/.test(source));

/** Renders what is on disk now. @param take is told of each demo what came of it, as soon as that is there. */
async function render(
  folders: Folders,
  demos: readonly DemoSource[],
  renderer: Renderer,
  take: (demo: DemoSource, outcome: Outcome) => void,
): Promise<{ demo: DemoSource; outcome: Outcome }[]> {
  if (demos.length === 0) return [];
  const folder = path.join(folders.generated, renderer.folder);
  const module = await bundleDemos(folder, demos, renderer);
  const outcomes = await runDemos(module, demos.length, (at, outcome) => {
    const demo = demos[at];
    if (demo !== undefined) take(demo, outcome);
  });
  return demos.flatMap((demo, i) => {
    const outcome = outcomes[i];
    return outcome === undefined ? [] : [{ demo, outcome }];
  });
}
