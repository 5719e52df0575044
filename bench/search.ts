import { spawn } from 'node:child_process';
import { brotliCompressSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { synonyms } from '#content/synonyms.ts';
import { packEntities, unpackEntities } from '#core/search/columns.ts';
import { createEngine } from '#core/search/engine.ts';
import type { SearchEntity } from '#core/search/entity.ts';
import config from '../playwright.config.ts';
import { queries } from '../tests/search/queries.ts';

const PORT = 4176;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const FOLDER = '.generated/static/x/search';

const share = (values: readonly number[], part: number): string =>
  (values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? NaN).toFixed(1);

const asked = Object.values(queries)
  .flat()
  .map(([query]) => query);

const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as unknown;

async function untilServed(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(ORIGIN).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start.');
}

/** In the browser's own worker: milliseconds from the start to readiness, and of each query there and back. */
const timeWorker = (page: Page): Promise<{ ready: number; times: number[] }> =>
  page.evaluate(
    (all) =>
      new Promise((resolve) => {
        const worker = new Worker('/x/search/worker.js');
        const times: number[] = [];
        let ready = 0;
        let start = performance.now();
        const next = (): void => {
          start = performance.now();
          worker.postMessage({ id: times.length, query: all[times.length], count: 30 }, []);
        };
        worker.addEventListener('message', ({ data }) => {
          if (data.kind === 'ready' && data.detailed) {
            ready = performance.now() - start;
            next();
          } else if (data.kind === 'answer') {
            times.push(performance.now() - start);
            if (times.length < all.length) next();
            else resolve({ ready, times });
          }
        });
      }),
    asked,
  );

/** Milliseconds from the key that opens the box to the first result of a query, with everything in the cache. */
async function timeBox(page: Page): Promise<number> {
  await page.reload();
  await page.waitForTimeout(1_000);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        document.dispatchEvent(
          new KeyboardEvent('keydown', {
            key: 'k',
            ctrlKey: true,
            bubbles: true,
            cancelable: true,
          }),
        );
        const look = (): void => {
          const input = document.querySelector<HTMLInputElement>('dialog input');
          if (input !== null && input.value === '') {
            input.value = 'sortModel';
            input.dispatchEvent(new Event('input', { bubbles: true }));
          }
          const option = document.querySelector('dialog [role=option]');
          if (option?.textContent?.includes('sortModel')) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

const SYNTHETIC_PAGES = [400, 1_000, 2_000, 5_000];
const HEADINGS = 12;

/** The index with so many pages of prose besides, each with headings made of words of the real ones. */
function curve(): void {
  const entities = unpackEntities(readJson('entities.json'), readJson('details.json'));
  const words = [...new Set(entities.flatMap(({ name }) => name.split(/\W+/)))];
  for (const count of SYNTHETIC_PAGES) {
    const all = [
      ...entities,
      ...Array.from({ length: count }, (_, at) => synthetic(at, words)).flat(),
    ];
    const start = performance.now();
    const { columns, details } = packEntities(all);
    const packed = performance.now() - start;
    const engine = createEngine(all, synonyms);
    const built = performance.now() - start - packed;
    const times = asked.map((query) => {
      const before = performance.now();
      engine({ query, count: 30 });
      return performance.now() - before;
    });
    const [names, texts] = [columns, details].map((file) => bytesOf(JSON.stringify(file)));
    console.log(
      `Search with ${count} more pages: ${all.length} entities, names ${names} kB, details ${texts} kB brotli, packed in ${packed.toFixed(0)} ms, built in ${built.toFixed(0)} ms, a query ${share(times, 0.5)} / ${share(times, 0.95)} ms (Node, p50 / p95)`,
    );
  }
}

const bytesOf = (text: string): string => (brotliCompressSync(text).length / 1_000).toFixed(1);

function synthetic(at: number, words: readonly string[]): SearchEntity[] {
  const pick = (n: number): string => words[(at * 7_919 + n * 104_729) % words.length] ?? '';
  const title = `${pick(0)} ${pick(1)}`;
  const page = { route: `/x/synthetic/${at}/`, title, product: 'x' } as const;
  const base = { plan: 'community', deprecated: false, type: '', default: '', text: '' } as const;
  return [
    { ...base, kind: 'page', name: title, owners: [page] },
    ...Array.from({ length: HEADINGS }, (_, n): SearchEntity => ({
      ...base,
      kind: 'section',
      name: `${pick(n + 2)} ${pick(n + 20)} ${pick(n + 40)}`,
      owners: [page],
    })),
  ];
}

/** Search: its worker and its box in Chromium, and how it grows. */
export async function benchSearch(): Promise<void> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
    env: { ...process.env, PORT: String(PORT), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const browser = await chromium.launch(config.use?.launchOptions ?? {});
  try {
    await untilServed();
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    // tsx keeps the names of functions by a helper that the browser does not have.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.goto(`${ORIGIN}/x/react-data-grid/sorting/`);
    const { ready, times } = await timeWorker(page);
    console.log(
      `Search in Chromium's worker: ready in ${ready.toFixed(0)} ms; ${times.length} queries, ${share(times, 0.5)} / ${share(times, 0.95)} ms there and back (p50 / p95)`,
    );
    const opened = [await timeBox(page), await timeBox(page), await timeBox(page)];
    console.log(`The box, cache warm: ${share(opened, 0.5)} ms from the key to the first result`);
  } finally {
    await browser.close();
    server.kill();
  }
  curve();
}
