import { readFileSync } from 'node:fs';
import { expect, test, type Page, type Request } from '@playwright/test';
import { build } from 'esbuild';
import { strFromU8, unzipSync } from 'fflate';

interface Sandboxes {
  openStackBlitz: (choice: object) => Promise<void>;
  openCodeSandbox: (choice: object) => Promise<void>;
  downloadZip: (choice: object) => Promise<void>;
}

declare const sandboxes: Sandboxes;

const CHOICE = {
  page: 'data-grid/style',
  demo: 'RiverLevels',
  language: 'TS',
  styling: 'tailwind',
};

let script = '';
test.beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['src/site/demo/sandboxes.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'sandboxes',
    logLevel: 'silent',
  });
  script = `${outputFiles[0]?.text ?? ''};window.sandboxes = sandboxes;`;
});

test.beforeEach(async ({ page, context }) => {
  await context.route(/^https:\/\/(stackblitz\.com|codesandbox\.io)\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Received</title>' }),
  );
  await page.goto('/x/react-data-grid/style/');
  await page.evaluate(script);
});

/** Clicks for the reader, and gives what was posted and the tab it was posted to. */
async function posted(page: Page, name: 'openStackBlitz' | 'openCodeSandbox') {
  const context = page.context();
  const [request, tab] = await Promise.all([
    context.waitForEvent('request', (each: Request) => each.method() === 'POST'),
    context.waitForEvent('page'),
    page.evaluate(([key, choice]) => sandboxes[key](choice), [name, CHOICE] as const),
  ]);
  await expect(tab).toHaveTitle('Received');
  return { request, tab, fields: new URLSearchParams(request.postData() ?? '') };
}

test('StackBlitz gets every file in a tab that cannot reach back', async ({ page }) => {
  const { request, tab, fields } = await posted(page, 'openStackBlitz');
  expect(request.url()).toBe('https://stackblitz.com/run?file=src/Demo.tsx');
  expect(fields.get('project[template]')).toBe('node');
  expect(fields.get('project[files][src/Demo.tsx]')?.replace(/\r\n/g, '\n')).toBe(
    readFileSync('content/docs/data-grid/style/RiverLevels/tailwind.tsx', 'utf8'),
  );
  expect(fields.has('project[files][src/gauges.ts]')).toBe(true);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  expect(await page.locator('form[action*="stackblitz"]').count()).toBe(0);
});

test('CodeSandbox gets the project compressed', async ({ page }) => {
  const { request, fields } = await posted(page, 'openCodeSandbox');
  expect(request.url()).toBe('https://codesandbox.io/api/v1/sandboxes/define');
  expect(fields.get('parameters')).toMatch(/^[\w-]{500,}$/);
  expect(fields.get('query')).toBe('file=/src/Demo.tsx');
});

test('a ZIP is downloaded', async ({ page }) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.evaluate((choice) => sandboxes.downloadZip(choice), CHOICE),
  ]);
  expect(download.suggestedFilename()).toMatch(/^riverlevels-[a-z-]+\.zip$/);
  const files = unzipSync(readFileSync(await download.path()));
  const demo = Object.entries(files).find(([name]) => name.endsWith('/src/Demo.tsx'));
  expect(strFromU8(demo?.[1] ?? new Uint8Array())).toContain('function RiverLevels');
});

test('what cannot be loaded is told, and tried again by the next click', async ({ page }) => {
  const messageOf = (choice: object) =>
    page.evaluate(
      (each) =>
        sandboxes.downloadZip(each).then(
          () => '',
          (error: unknown) => String(error),
        ),
      choice,
    );
  await page.route('**/x/sandboxes/**', (route) => route.abort());
  expect(await messageOf(CHOICE)).toMatch(/The sandbox cannot be loaded.*Check the connection/);
  await page.unroute('**/x/sandboxes/**');
  expect(await messageOf({ ...CHOICE, page: 'data-grid/gone' })).toContain('status 404');
  expect(await messageOf({ ...CHOICE, demo: 'Gone' })).toContain('The page has no demo "Gone".');
  expect(await messageOf(CHOICE)).toBe('');
});
