import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page, type Request } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';

const SOURCES = '**/x/sandboxes/**';

const demoOf = (page: Page): Locator => page.locator('[data-demo="RiverLevels"]');

/** Chooses an item from the demo's menu. */
async function choose(page: Page, item: string): Promise<void> {
  await demoOf(page).getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

test.beforeEach(async ({ page, context }) => {
  await context.route(/^https:\/\/(stackblitz\.com|codesandbox\.io)\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Received</title>' }),
  );
  await page.goto('/x/react-data-grid/style/');
  await demoOf(page).getByRole('button', { name: 'Tailwind' }).click();
});

/** Sends the demo to a sandbox, and gives what was posted and the tab it was posted to. */
async function posted(page: Page, item: string) {
  const context = page.context();
  const [request, tab] = await Promise.all([
    context.waitForEvent('request', (each: Request) => each.method() === 'POST'),
    context.waitForEvent('page'),
    choose(page, item),
  ]);
  await expect(tab).toHaveTitle('Received');
  return { request, tab, fields: new URLSearchParams(request.postData() ?? '') };
}

test('StackBlitz gets every file in a tab that cannot reach back', async ({ page }) => {
  const { request, tab, fields } = await posted(page, 'Open in StackBlitz');
  expect(request.url()).toBe('https://stackblitz.com/run?file=src/Demo.tsx');
  expect(fields.get('project[template]')).toBe('node');
  expect(fields.get('project[files][src/Demo.tsx]')?.replace(/\r\n/g, '\n')).toBe(
    readFileSync('content/docs/data-grid/style/RiverLevels/tailwind.tsx', 'utf8'),
  );
  expect(fields.has('project[files][src/gauges.ts]')).toBe(true);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(page.locator('form[action*="stackblitz"]')).toHaveCount(0);
});

test('CodeSandbox gets the project compressed', async ({ page }) => {
  const { request, fields } = await posted(page, 'Open in CodeSandbox');
  expect(request.url()).toBe('https://codesandbox.io/api/v1/sandboxes/define');
  expect(fields.get('parameters')).toMatch(/^[\w-]{500,}$/);
  expect(fields.get('query')).toBe('file=/src/Demo.tsx');
});

test('a ZIP is downloaded', async ({ page }) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    choose(page, 'Download ZIP'),
  ]);
  expect(download.suggestedFilename()).toMatch(/^riverlevels-[a-z-]+\.zip$/);
  const files = unzipSync(readFileSync(await download.path()));
  const demo = Object.entries(files).find(([name]) => name.endsWith('/src/Demo.tsx'));
  expect(strFromU8(demo?.[1] ?? new Uint8Array())).toContain('function RiverLevels');
});

for (const [name, status] of [
  ['the network is gone', undefined],
  ['the server has none', 404],
] as const) {
  test(`when ${name}, that is told, and the next click tries again`, async ({ page }) => {
    await page.route(SOURCES, (route) =>
      status === undefined ? route.abort() : route.fulfill({ status }),
    );
    await choose(page, 'Download ZIP');
    await expect(demoOf(page).getByRole('status')).toHaveText(
      /The sandbox cannot be loaded.*Check the connection/,
    );
    await page.unroute(SOURCES);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      choose(page, 'Download ZIP'),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
  });
}
