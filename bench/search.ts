import { brotliCompressSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { products } from '#content/products.ts';
import { synonyms } from '#content/synonyms.ts';
import { productOfRoute } from '#core/navigation/products.ts';
import { productOf, unpackDetails, unpackEntities } from '#core/search/columns.ts';
import type { SearchEntity, SearchPage } from '#core/search/entity.ts';
import { detailsFile, ENTITIES_FILE, WORKER_FILE } from '#core/search/files.ts';
import { openSearch } from '#core/search/open.ts';
import { packSearch, type EntitiesFile } from '#core/search/pack.ts';
import { slugOf } from '#core/page/slug.ts';
import { golden } from '../tests/search/golden.ts';
import { queries } from '../tests/search/queries.ts';
import { openPage, withSite } from './site.ts';

const FOLDER = '.generated/static/x/search';

const share = (values: readonly number[], part: number): string =>
  (values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? NaN).toFixed(1);

const questions = [
  ...golden.map(({ query }) => query),
  ...Object.values(queries)
    .flat()
    .map(([query]) => query),
];

const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as unknown;

interface WorkerTimes {
  /** Milliseconds from the start until queries are answered, and those of them that were spent on building. */
  ready: number;
  built: number;
  /** Of each query, there and back: until the names have answered. */
  times: number[];
}

/** In the browser's own worker. A query is asked when the one before has its complete answer. */
const timeWorker = (page: Page): Promise<WorkerTimes> =>
  page.evaluate(
    (all) =>
      new Promise((resolve) => {
        const worker = new Worker('/x/search/worker.js');
        const times: number[] = [];
        let [ready, built] = [0, 0];
        let start = performance.now();
        const next = (): void => {
          start = performance.now();
          worker.postMessage({ id: times.length, query: all[times.length], count: 30 }, []);
        };
        worker.addEventListener('message', ({ data }) => {
          if (data.kind === 'ready') {
            ready = performance.now() - start;
            built = data.milliseconds.built;
            next();
          } else if (data.kind === 'answer') {
            if (data.id === times.length) times.push(performance.now() - start);
            if (!data.complete) return;
            if (times.length < all.length) next();
            else resolve({ ready, built, times });
          }
        });
      }),
    questions,
  );

/** What a screen of 60 Hz shows for. */
const FRAME_MS = 16.7;

/** What is fetched before the first answer: the names, and the script of the worker. */
const firstBytes = (): string =>
  [ENTITIES_FILE, WORKER_FILE]
    .map((file) => kB(bytesOf(readFileSync(`.generated/static${file}`, 'utf8'))))
    .join(' of names and a worker of ');

/** A reader looks at a page before searching; by then the search has warmed itself up. */
const RESTED_MS = 4_000;

const BOX_TIMES = 7;

interface BoxTimes {
  /** Milliseconds from the key to the first results, of no query yet. */
  open: number;
  /** To the first result of a query that is typed at once. */
  found: number;
}

/** The box, with everything in the cache. */
async function timeBox(page: Page): Promise<BoxTimes> {
  await page.reload();
  await page.waitForTimeout(RESTED_MS);
  return page.evaluate(
    () =>
      new Promise<BoxTimes>((resolve) => {
        const start = performance.now();
        document.dispatchEvent(
          new KeyboardEvent('keydown', {
            key: 'k',
            ctrlKey: true,
            bubbles: true,
            cancelable: true,
          }),
        );
        // A value that is set on the element itself is none that was typed, for React.
        const { set: type } =
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
        let open = 0;
        const look = (): void => {
          const option = document.querySelector('[role=dialog] [role=option]');
          if (open === 0 && option !== null) open = performance.now() - start;
          const input = document.querySelector<HTMLInputElement>('[role=dialog] [role=combobox]');
          if (input !== null && input.value === '') {
            type?.call(input, 'sortModel');
            input.dispatchEvent(new Event('input', { bubbles: true }));
          }
          if (option?.textContent?.includes('sortModel'))
            resolve({ open, found: performance.now() - start });
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

const SYNTHETIC_PAGES = [400, 1_000, 2_000, 5_000];

/** The index of the reference with so many pages of prose, shaped like those that the library's own site has. */
async function curve(): Promise<void> {
  const real = readEntities();
  const reference = real.filter(({ owners: [{ route }] }) => route.startsWith('/x/api/'));
  const pages = createPages();
  for (const count of SYNTHETIC_PAGES) {
    const all = [...reference, ...Array.from({ length: count }, (_, at) => pages(at)).flat()];
    const start = performance.now();
    const files = new Map(
      [...packSearch(all)].map(([address, file]) => [address, JSON.stringify(file)] as const),
    );
    const packed = performance.now() - start;
    const sizes = new Map([...files].map(([address, text]) => [address, bytesOf(text)]));
    const size = (match: RegExp): number =>
      [...sizes].reduce((sum, [address, bytes]) => sum + (match.test(address) ? bytes : 0), 0);
    const { moved, times, built } = await askAll(files, sizes);
    const box = size(/entities/) + bytesOf(readFileSync(`.generated/static${WORKER_FILE}`, 'utf8'));
    console.log(
      [
        `Search with ${count} pages of prose: ${all.length} entities, packed in ${packed.toFixed(0)} ms`,
        `names ${kB(size(/entities/))}, parts ${[...sizes.keys()].filter((name) => name.includes('/part-')).length} with ${kB(size(/part-/))}, details ${kB(size(/details-/))}`,
        `a first query moves ${kB(box + Math.max(...moved))} at most, ${kB(box + at(moved, 0.5))} mostly, with the worker`,
        `built in ${built.toFixed(0)} ms, a query ${at(times, 0.5).toFixed(1)} / ${at(times, 0.95).toFixed(1)} ms (Node, p50 / p95)`,
      ].join('; '),
    );
  }
}

function readEntities(): SearchEntity[] {
  const { columns } = readJson('entities.json') as EntitiesFile;
  const entities = unpackEntities(columns);
  return [...new Set(entities.map(productOf))].flatMap((product) => {
    const own = entities.filter((entity) => productOf(entity) === product);
    const details = unpackDetails(readJson(path.basename(detailsFile(product))), own);
    return own.map((entity) => ({ ...entity, ...details.get(entity) }));
  });
}

const at = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? NaN;

const kB = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;

const bytesOf = (text: string): number => brotliCompressSync(text).length;

/** A search is opened anew for each query whose bytes are counted. */
const SAMPLED = 4;

/** Queries of the golden set: the bytes of parts and details that one fetches when it is the first, and its time later. */
async function askAll(files: ReadonlyMap<string, string>, sizes: ReadonlyMap<string, number>) {
  let fetched = 0;
  const read = async (address: string): Promise<unknown> => {
    if (address !== ENTITIES_FILE) fetched += sizes.get(address) ?? 0;
    return JSON.parse(files.get(address) ?? 'null') as unknown;
  };
  const start = performance.now();
  let search = await openSearch(read, synonyms);
  const built = performance.now() - start;
  const moved: number[] = [];
  for (const query of questions.filter((_, place) => place % SAMPLED === 0)) {
    // What one query fetches, another must not find there.
    search = await openSearch(read, synonyms);
    fetched = 0;
    await search.complete(await search.ask({ query, count: 30 }));
    moved.push(fetched);
  }
  for (const query of questions) await search.ask({ query, count: 30 });
  const times: number[] = [];
  for (const query of questions) {
    const before = performance.now();
    await search.ask({ query, count: 30 });
    times.push(performance.now() - before);
  }
  return { moved, times, built };
}

/** Demos on a page of the library's own site, on average. */
const DEMOS = 5;

/**
 * Pages made of the real addresses and headings; beyond these, of as many headings of as many words, drawn from all of
 * theirs, so that common words are common.
 */
function createPages(): (at: number) => SearchEntity[] {
  const facts = JSON.parse(readFileSync('content/facts/pages.json', 'utf8')) as Record<
    string,
    { anchors: string[] }
  >;
  const plain = (anchor: string): string => anchor.replace(/^#+ /, '').replaceAll('-', ' ');
  const pages = Object.entries(facts).map(([route, { anchors }]) => ({
    route,
    headings: anchors.map(plain),
  }));
  const words = pages.flatMap(({ headings }) => headings.flatMap((text) => text.split(' ')));
  let seed = 1;
  const draw = (): string => {
    seed = (seed * 48_271) % 2_147_483_647; // Park and Miller's generator: the same pages in every run
    return words[seed % words.length] ?? '';
  };
  const like = (text: string): string => text.replace(/\S+/g, draw);
  return (at) => {
    const { route, headings } = pages[at % pages.length] ?? { route: '/x/', headings: [] };
    const again = Math.floor(at / pages.length);
    const last = plain(route.split('/').findLast((part) => part !== '') ?? '');
    const title = again === 0 ? last : like(last);
    const page: SearchPage = {
      title,
      route: again === 0 ? route : `${route}${slugOf(title)}-${again}/`,
      product: productOfRoute(products, route).id,
    };
    const base = { plan: 'community', deprecated: false, type: '', default: '', text: '' } as const;
    const make = (kind: SearchEntity['kind'], name: string): SearchEntity => ({
      ...base,
      kind,
      name,
      owners: [page],
      text: kind === 'page' ? Array.from({ length: 16 }, draw).join(' ') : '',
    });
    const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
    return [
      make('page', title),
      ...headings.map((text) => make('section', again === 0 ? text : like(text))),
      ...Array.from({ length: DEMOS }, () => make('demo', capital(draw()) + capital(draw()))),
    ];
  };
}

/** Search: its worker and its box in Chromium, and how it grows. */
export async function benchSearch(): Promise<void> {
  await withSite(async ({ browser, origin }) => {
    const page = await openPage(browser);
    await page.goto(`${origin}/x/react-data-grid/sorting/`);
    const { ready, built, times } = await timeWorker(page);
    console.log(
      `Search in Chromium's worker: ready in ${ready.toFixed(0)} ms, ${built.toFixed(0)} of them building; ${times.length} queries, ${share(times, 0.5)} / ${share(times, 0.95)} ms there and back (p50 / p95)`,
    );
    const frames = times.map((time) => time / FRAME_MS);
    console.log(
      `The first answer, by names, of the golden sets: ${share(frames, 0.5)} / ${share(frames, 0.95)} of a frame of ${FRAME_MS} ms (p50 / p95), after ${firstBytes()}`,
    );
    const opened: BoxTimes[] = [];
    for (let time = 0; time < BOX_TIMES; time += 1) opened.push(await timeBox(page));
    const shown = opened.map(({ open }) => open);
    const found = opened.map((times) => times.found);
    console.log(
      `The box, cache warm, median of ${BOX_TIMES}: ${share(shown, 0.5)} ms from the key to the first results, ${share(found, 0.5)} ms to those of a query`,
    );
  });
  await curve();
}
