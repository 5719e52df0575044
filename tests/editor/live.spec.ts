import { expect, test } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { expectNoOverflow, listenToConsole } from '../support/browser.ts';
import { body, edit, EDITED_PAGE as PAGE, saying, write } from '../support/edited.ts';

test('a demo is edited and seen, in the frame alone, and reset', async ({ page }) => {
  const consoleMessages = listenToConsole(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(PAGE);
  await page.locator('.demo').first().scrollIntoViewIfNeeded();
  await page.waitForTimeout(1_000);
  expect(requested.filter((url) => url.includes('/x/live/'))).toEqual([]);

  const edited = await edit(page);
  await expect(edited.demo.locator('.demo-panel').first()).toBeHidden();
  await write(page, edited.code, saying('First words'));
  await expect(body(edited)).toContainText('First words');
  await expect(edited.demo.locator('.demo-live')).toBeHidden();

  await edited.demo.getByRole('tab', { name: 'sailings.ts' }).click();
  await expect(edited.code).toContainText('Gourock');

  await edited.demo.getByRole('button', { name: 'Reset code' }).click();
  await expect(body(edited)).toContainText('Kilcreggan');
  await edited.demo.getByRole('button', { name: 'Close editor' }).click();
  await expect(edited.demo.locator('.demo-live')).toBeVisible();
  await expect(edited.demo.locator('.demo-panel').first()).toBeVisible();
  expect(page.frames()).toHaveLength(1);
  expect(consoleMessages).toEqual([]);
});

test('an error of any kind is shown with its line, and the last good render stays', async ({
  page,
}) => {
  const edited = await edit(page);
  await write(page, edited.code, saying('Good'));
  await expect(body(edited)).toContainText('Good');
  for (const [text, message, line] of [
    ['export default function Demo() {\n  return <p>;\n}\n', 'SyntaxError', 'Line'],
    ["\nthrow new Error('at once');", 'at once', 'Line 2 of'],
    [
      "export default function Demo() {\n  if (1) {\n    throw new TypeError('in render');\n  }\n}",
      'TypeError: in render',
      'Line 3 of',
    ],
    [
      "import { useEffect } from 'react';\nexport default function Demo() {\n  useEffect(() => {\n    throw new Error('in effect');\n  });\n  return null;\n}",
      'in effect',
      'Line 4 of',
    ],
    [
      "import { map } from 'lodash';\nconsole.log(map);\n",
      '"lodash" cannot be imported',
      'Line 1 of',
    ],
    ['export const a = 1;\n', 'exports no component by default', ''],
  ] as const) {
    await write(page, edited.code, text);
    await expect(edited.problems).toContainText(message);
    await expect(edited.problems).toContainText(line);
    await expect(body(edited)).toHaveText('Good');
  }
  await write(
    page,
    edited.code,
    saying(
      'Well',
      "console.warn('mind %s', 'the gap');\nvoid Promise.reject(new Error('refused'));",
    ),
  );
  await expect(body(edited)).toContainText('Well');
  await expect(edited.problems).toContainText('mind the gap');
  await expect(edited.problems).toContainText('refused');
  await write(page, edited.code, saying('Mended'));
  await expect(body(edited)).toHaveText('Mended');
  await expect(edited.problems).toContainText('It runs.');
});

test('a loop without end is stopped, and the page lives on', async ({ page }) => {
  const edited = await edit(page);
  await write(page, edited.code, saying('Good'));
  await expect(body(edited)).toContainText('Good');
  await write(page, edited.code, saying('Never', '\nwhile (true) {}\n'));
  await expect(edited.problems).toContainText('A loop turned for longer than 2 seconds');
  await expect(edited.problems).toContainText('Line 2 of');
  await expect(body(edited)).toHaveText('Good');
  await write(page, edited.code, saying('After'));
  await expect(body(edited)).toHaveText('After');
});

test('code reaches neither the page, nor storage, nor any server', async ({ page, baseURL }) => {
  const edited = await edit(page);
  const reached: string[] = [];
  // What a policy refuses never comes as far as this.
  await page.route('**/*leak*', (route) => {
    reached.push(route.request().url());
    return route.abort();
  });
  const tries = [
    'parent.document.title',
    'top.location.href',
    'document.cookie',
    'localStorage.length',
    'sessionStorage.length',
    "new XMLHttpRequest().open('GET', '/x/leak') ?? fail()",
    "open('/x/leak') ?? fail()",
  ];
  const code = `const results = ${JSON.stringify(tries)}.map((text) => {
  const fail = () => { throw new Error('refused'); };
  try { return text + ': ' + new Function('fail', 'return (' + text + ')')(fail); } catch { return ''; }
}).filter(Boolean);
const away = fetch('${baseURL}/x/leak').then(() => 'fetched', () => 'refused');
const image = new Image(); image.src = '${baseURL}/x/leak.png';
navigator.sendBeacon?.('${baseURL}/x/leak-beacon', 'x');
export default function Demo() {
  const [text, setText] = useState('');
  useEffect(() => { void away.then(setText); }, []);
  return <p>{origin} {text} {results.length} {results.join(' | ')}</p>;
}`;
  await write(page, edited.code, `import { useEffect, useState } from 'react';\n${code}`);
  // An address that was opened and never sent is no harm; all the rest is refused.
  await expect(body(edited)).toContainText('null refused');
  await expect(body(edited)).not.toContainText('parent.document');
  await expect(body(edited)).not.toContainText('location');
  await expect(body(edited)).not.toContainText('cookie');
  await expect(body(edited)).not.toContainText('Storage');
  expect(reached).toEqual([]);
});

test('messages without the secret, or from elsewhere, are not heard', async ({ page }) => {
  const edited = await edit(page);
  await write(
    page,
    edited.code,
    saying(
      'Forger',
      `for (const secret of [undefined, '', 'x']) {
  parent.postMessage({ kind: 'failed', run: 99, secret, error: { message: 'forged' } }, '*');
  parent.postMessage({ kind: 'height', px: 3999, secret }, '*');
}`,
    ),
  );
  await expect(body(edited)).toContainText('Forger');
  await page.evaluate(() => postMessage({ kind: 'height', px: 3999, secret: '' }, '*'));
  await page.waitForTimeout(300);
  await expect(edited.problems).not.toContainText('forged');
  expect((await page.locator('iframe').boundingBox())?.height).toBeLessThan(1_000);
});

test('another design system comes with its own script, and only for code that imports it', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const joy = () => requested.filter((url) => url.startsWith('/x/live/joy-'));
  const edited = await edit(page);
  await expect(body(edited)).toContainText('Kilcreggan');
  expect(joy()).toEqual([]);
  const field = [
    "import FormControl from '@mui/joy/FormControl';",
    "import FormLabel from '@mui/joy/FormLabel';",
    "import Input from '@mui/joy/Input';",
    "import { THEME_ID, ThemeProvider } from '@mui/joy/styles';",
    "import Button from '@mui/material/Button';",
    'export default function Demo() {',
    '  return (',
    '    <ThemeProvider theme={{ [THEME_ID]: {} }}>',
    '      <FormControl>',
    '        <FormLabel>Berth</FormLabel>',
    '        <Input endDecorator={<Button>Find</Button>} />',
    '      </FormControl>',
    '    </ThemeProvider>',
    '  );',
    '}',
  ];
  await write(page, edited.code, field.join('\n'));
  const input = body(edited).getByRole('textbox', { name: 'Berth' });
  await input.fill('14');
  await expect(input).toHaveCSS('border-top-width', '0px');
  await expect(body(edited).getByRole('button', { name: 'Find' })).toBeVisible();
  expect(joy()).toHaveLength(1);
});

test('a switch of mode and direction reaches the frame', async ({ page }) => {
  const edited = await edit(page);
  const html = edited.frame().locator('html');
  const root = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', (await root.getAttribute('data-theme')) ?? '');
  await page.evaluate(() => {
    localStorage.setItem('mui-mode', 'dark');
    localStorage.setItem('docs-direction', 'rtl');
    dispatchEvent(new StorageEvent('storage'));
  });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('dir', 'rtl');
});

test('types: a mistake on its line, and the props of a component', async ({ page }) => {
  const edited = await edit(page);
  await expect(edited.demo.getByText('No type errors')).toBeVisible();
  await write(
    page,
    edited.code,
    "import { DataGrid } from '@mui/x-data-grid';\nexport default function Demo() {\n  return <DataGrid rows={[]} columns={7} />;\n}\n",
  );
  await expect(edited.demo.getByText('1 type error')).toBeVisible();
  await expect(edited.demo.locator('.cm-line').nth(2).locator('.cm-lintRange-error')).toHaveText(
    'columns',
  );
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  for (let i = 0; i < 4; i += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(' checkboxSel', { delay: 30 });
  await expect(page.locator('.cm-tooltip-autocomplete')).toContainText('checkboxSelection', {
    timeout: 90_000,
  });
});

test('the playground keeps its code in the address, and code from a link waits for Run', async ({
  page,
}) => {
  const consoleMessages = listenToConsole(page);
  await page.goto('/playground/');
  const code = page.locator('.cm-content');
  await expect(code).toContainText('DataGrid');
  await expect(page.frameLocator('iframe').locator('#place')).toContainText('Runde', {
    timeout: 90_000,
  });
  await write(page, code, saying('Shared'));
  await expect(page.frameLocator('iframe').locator('#place')).toHaveText('Shared');
  await page.getByLabel('Direction').selectOption('rtl');
  await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('dir', 'rtl');
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#code=/);
  await page.waitForTimeout(600);
  const link = page.url();

  await page.goto('about:blank');
  await page.goto(link);
  await expect(code).toContainText('Shared');
  await expect(page.getByText('press Run')).toBeVisible();
  await expect(page.getByLabel('Direction')).toHaveValue('rtl');
  await page.waitForTimeout(1_000);
  await expect(page.frameLocator('iframe').locator('#place')).toHaveText('');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page.frameLocator('iframe').locator('#place')).toHaveText('Shared');

  await page.goto('about:blank');
  await page.goto('/playground/#code=nonsense');
  await expect(page.getByText('holds no code that can be read')).toBeVisible();
  await expect(page.frameLocator('iframe').locator('#place')).toContainText('Runde', {
    timeout: 90_000,
  });
  await page.goto('about:blank');
  await page.goto('/playground/#demo=data-grid/sorting/SingleSorting&language=JS');
  await expect(page.getByRole('tab').first()).toHaveText('SingleSorting.jsx');
  await expect(page.frameLocator('iframe').locator('#place')).toContainText('Kilcreggan');
  expect(consoleMessages).toEqual([]);
});

for (const width of [360, 1440]) {
  test(`editor and playground are accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/playground/');
    await expect(page.frameLocator('iframe').locator('#place')).toContainText('Runde', {
      timeout: 90_000,
    });
    await expectNoOverflow(page);
    expect(await axe(page)).toEqual([]);
    await page.goto(PAGE);
    const demo = page.locator('.demo').first();
    if (width < 600) {
      await demo.getByRole('button', { name: 'More tools' }).click();
      await page.getByRole('menuitem', { name: 'Edit code' }).click();
    } else await demo.locator('[data-tool="edit"]').click();
    await expect(demo.locator('[data-stage][data-live]')).toBeVisible();
    await expectNoOverflow(page);
    expect(await axe(page)).toEqual([]);
  });
}
