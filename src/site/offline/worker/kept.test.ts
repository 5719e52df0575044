import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KEPT_CACHE, keptKey, OFFLINE_ROOT } from '#core/offline/files.ts';
import { forgetKept, keptFile } from './kept.ts';

const PATH = '/x/react-data-grid/';
const CONTENT = 'A page.';
const sha256 = createHash('sha256').update(CONTENT).digest('base64url');
const manifest = JSON.stringify({
  product: 'x-data-grid',
  build: 'b1',
  files: [[PATH, sha256, CONTENT.length, CONTENT.length]],
});

/** As much of the browser's cache as is used. */
const entries = new Map<string, Response>();
const cache = {
  keys: async () => [...entries.keys()].map((key) => ({ url: `https://docs.example.com${key}` })),
  match: async (key: string | { url: string }) =>
    entries.get(typeof key === 'string' ? key : new URL(key.url).pathname)?.clone(),
  put: async (key: string, response: Response) => void entries.set(key, response),
  delete: async (key: string) => entries.delete(key),
};
const site = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  entries.clear();
  entries.set(
    `${OFFLINE_ROOT}whole/x-data-grid`,
    new Response(JSON.stringify({ name: 'Data Grid', route: PATH, address: 'a', manifest })),
  );
  forgetKept();
  site.mockReset();
  vi.stubGlobal('caches', { has: async () => true, open: async () => cache });
  vi.stubGlobal('fetch', site);
});
afterEach(() => vi.unstubAllGlobals());

const read = async (): Promise<string | undefined> => (await keptFile(PATH))?.text();
const keep = (text: string) => entries.set(keptKey(sha256), new Response(text));

it(`gives what lies in ${KEPT_CACHE}, and asks nobody`, async () => {
  keep(CONTENT);
  expect(await read()).toBe(CONTENT);
  expect(site).not.toHaveBeenCalled();
});

it('throws a damaged copy away, and fetches it again', async () => {
  keep('A pagX.');
  site.mockImplementation(async () => new Response(CONTENT));
  expect(await read()).toBe(CONTENT);
  expect(await entries.get(keptKey(sha256))?.text()).toBe(CONTENT);
});

it('never gives a damaged copy, also when there is no network or another file', async () => {
  keep('A pagX.');
  site.mockImplementation(() => Promise.reject(new TypeError('offline')));
  expect(await read()).toBeUndefined();
  keep('A pagX.');
  site.mockImplementation(async () => new Response('Another page.'));
  expect(await read()).toBeUndefined();
  expect(entries.has(keptKey(sha256))).toBe(false);
});
