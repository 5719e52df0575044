import { expect } from '@playwright/test';
import { editorMessages } from '#content/messages/editor.ts';
import { KEPT_CACHE, keptKey } from '#core/offline/files.ts';
import {
  allowWorker,
  filesOf,
  keepWhole,
  keptHashes,
  openControlled,
} from '../support/offlinePage.ts';
import { test } from '../support/ownSite.ts';

test('the playground of a kept product opens with the code of its demos, and says what it lacks', async ({
  page,
  site,
}) => {
  test.slow();
  await allowWorker(page);
  await openControlled(page, `${site.origin}/x/offline/`);
  await keepWhole(page, 'Tree View');
  await site.stop();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const address of ['/playground/', '/playground', '/playground/index.html']) {
    await page.goto(site.origin + address);
    expect(new URL(page.url()).pathname).toBe('/playground/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Playground');
    await expect(page.locator('.cm-content')).toContainText('export default function');
  }
  // Code runs in a frame that no worker answers for: after 20 seconds the editor says so.
  await expect(page.locator('main')).toContainText(editorMessages.lost.unloadable, {
    timeout: 90_000,
  });
  // The browser fills the frame with its own page for a lost network, which reads a storage that frames do not have.
  const ofBrowser = /'localStorage' property from 'Window'/;
  expect(errors.filter((message) => !ofBrowser.test(message))).toEqual([]);
});

test('every address of a kept page leads to it, and what machines read is there', async ({
  page,
  site,
}) => {
  await allowWorker(page);
  await openControlled(page, `${site.origin}/x/offline/`);
  await keepWhole(page, 'Tree View');
  await site.stop();
  for (const address of ['/x/react-tree-view', '/x/react-tree-view/index.html?a=1']) {
    await page.goto(site.origin + address);
    expect(new URL(page.url()).pathname).toBe('/x/react-tree-view/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tree View');
  }
  const read = (address: string) =>
    page.evaluate(async (url) => (await fetch(url)).text(), address);
  expect(await read('/x/react-tree-view/index.md')).toMatch(/^(?:---\n[^]*?---\n+)?# /m);
  expect(await read('/x/react-tree-view/llms.txt')).toContain('/x/react-tree-view/');
});

test('a kept file that was damaged is fetched again', async ({ page, site }) => {
  await allowWorker(page);
  await openControlled(page, `${site.origin}/x/offline/`);
  await keepWhole(page, 'Tree View');
  const files = await filesOf(site, 'x-tree-view');
  // What no page has asked for yet lies in what is kept, and nowhere else.
  const visited = await page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  const file = files.find(
    ({ url }) => url.startsWith('/_next/static/') && url.endsWith('.js') && !visited.includes(url),
  );
  if (file === undefined) throw new Error('Every script has been asked for.');
  const right = await (await page.request.get(site.origin + file.url)).text();
  await page.evaluate(
    async ([name, key]) => (await caches.open(name)).put(key, new Response('damaged')),
    [KEPT_CACHE, keptKey(file.sha256)] as const,
  );
  const read = await page.evaluate(async (url) => (await fetch(url)).text(), file.url);
  expect(read).toBe(right);
  // Each is what its name says.
  expect(await keptHashes(page)).toContain(file.sha256);
});
