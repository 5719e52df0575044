import { expect, type Page } from '@playwright/test';
import { axe, COLORS } from '../support/axe.ts';
import {
  choose,
  expectNoOverflow,
  listenToConsole,
  shiftsOf,
  switchTo,
  watchShifts,
} from '../support/browser.ts';
import { fromToday } from '../runner/timeLimit.ts';
import { playgroundPages } from '../support/pages.ts';
import { test } from '../support/visitor.ts';

/** Opens a playground and waits until its form is live and its component stands. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(`/x/api/${address}`);
  await untilLive(page);
}

async function untilLive(page: Page): Promise<void> {
  await expect(page.locator('.playground-form fieldset')).toBeEnabled();
  const drawn = page.locator('.playground-stage :is(svg, [role])').filter({ visible: true });
  await expect(drawn.first()).toBeVisible();
}

const code = (page: Page) => page.locator('.playground-code pre:visible');
const stage = (page: Page) => page.locator('.playground-stage');
const query = (page: Page): string => new URL(page.url()).search;

/** Moves the focus from the control before it, as a keyboard does, and presses. */
async function press(page: Page, label: string, key: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.focus();
  await expect(field).toBeFocused();
  await page.keyboard.press(key);
}

const CASES = [
  {
    address: 'data-grid/data-grid/playground/',
    async change(page: Page) {
      await press(page, 'checkboxSelection', 'Space');
      await expect(stage(page).getByRole('checkbox').first()).toBeVisible();
    },
    code: '        checkboxSelection\n',
    query: '?checkboxSelection=true',
    async stands(page: Page) {
      await expect(stage(page).getByRole('checkbox').first()).toBeVisible();
      await expect(page.getByLabel('checkboxSelection', { exact: true })).toBeChecked();
    },
  },
  {
    address: 'date-pickers/date-picker/playground/',
    async change(page: Page) {
      await press(page, 'label', 'End');
      await page.keyboard.type(' day');
    },
    code: '<DatePicker label="Departure day" />',
    query: '?label=Departure%20day',
    async stands(page: Page) {
      await expect(stage(page).getByRole('group', { name: 'Departure day' })).toBeVisible();
      await expect(page.getByLabel('label', { exact: true })).toHaveValue('Departure day');
    },
  },
  {
    address: 'charts/bar-chart/playground/',
    async change(page: Page) {
      await press(page, 'layout', 'ArrowUp');
    },
    code: 'layout="horizontal"',
    query: '?layout=horizontal',
    async stands(page: Page) {
      // The months have gone over to the other axis, in the form too.
      await expect(page.getByLabel('yAxis', { exact: true })).toHaveValue('months');
      await expect(page.getByLabel('xAxis', { exact: true })).toHaveValue('');
      await expect(code(page)).toContainText('yAxis={[{ data: months, width: 70 }]}');
      await expect(stage(page).getByText('January')).toBeVisible();
    },
  },
  {
    address: 'tree-view/rich-tree-view/playground/',
    async change(page: Page) {
      await press(page, 'defaultExpandedItems', 'ArrowDown');
    },
    code: "defaultExpandedItems={['north', 'south']}",
    query: '?defaultExpandedItems=both-quays',
    async stands(page: Page) {
      await expect(stage(page).getByRole('treeitem', { name: 'Curlew' })).toBeVisible();
    },
  },
];

for (const { address, change, code: expected, query: asked, stands } of CASES) {
  test(`${address}: a control changes component, code and address, and the address opens it again`, async ({
    page,
  }) => {
    const consoleMessages = listenToConsole(page);
    await watchShifts(page);
    await open(page, address);
    const before = await code(page).textContent();
    expect(query(page)).toBe('');
    expect(await shiftsOf(page), 'layout shifts').toEqual([]);

    await change(page);
    await stands(page);
    await expect(code(page)).toContainText(expected);
    await expect.poll(() => query(page)).toBe(asked);

    await open(page, `${address}${asked}`);
    await stands(page);
    await expect(code(page)).toContainText(expected);

    await page.getByRole('button', { name: 'Reset all' }).click();
    await expect(code(page)).toHaveText(before ?? '');
    await expect.poll(() => query(page)).toBe('');

    await open(
      page,
      `${address}?height=-1&label=%0A&nothing=1&density=huge&layout=round&series=all`,
    );
    await expect(code(page)).toHaveText(before ?? '');
    await expect.poll(() => query(page)).toBe('');
    expect(consoleMessages).toEqual([]);
  });
}

/** The list of a digital clock names its options "4 hours" and shows "04"; that is the library's. */
const OF_THE_LIBRARY = /^label-content-name-mismatch: li\[aria-label="\d+ (hours|minutes)"\]/;

/** Every value worth a look of every field: prop and text. */
const fieldValues = (page: Page): Promise<[prop: string, value: string][]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
        '[data-prop] :is(input, select)',
      ),
    ].flatMap((field): [string, string][] => {
      if (field instanceof HTMLSelectElement) {
        return [...field.options].map(({ value }) => [field.name, value]);
      }
      if (field.type === 'checkbox') return [[field.name, String(!field.checked)]];
      if (field.type !== 'number') return [[field.name, 'North "quay" & Co']];
      return [
        [field.name, field.min],
        [field.name, field.max],
      ];
    }),
  );

/** Starts anew, sets one field, and waits until what follows is drawn. */
const setField = (page: Page, field: [prop: string, value: string]): Promise<void> =>
  page.evaluate(async ([prop, value]) => {
    document.querySelector<HTMLElement>('.playground-tools button')?.click();
    const target = document.querySelector<HTMLInputElement | HTMLSelectElement>(
      `[data-prop="${prop}"] :is(input, select)`,
    );
    if (target === null) throw new Error(`There is no field for ${prop}.`);
    if (target instanceof HTMLInputElement && target.type === 'checkbox') {
      if (String(target.checked) !== value) target.click();
    } else {
      // Past the setter with which React tells its own changes from a reader's.
      const kind = Object.getPrototypeOf(target) as object;
      Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(target, value);
      target.dispatchEvent(new Event('input', { bubbles: true }));
      target.dispatchEvent(new Event('change', { bubbles: true }));
    }
    await new Promise((drawn) => setTimeout(() => requestAnimationFrame(drawn), 40));
  }, field);

for (const { route } of fromToday(playgroundPages(), process.env)) {
  test(`${route} stands still, says nothing, passes axe in both schemes, and stands with every value of every control`, async ({
    visitor,
  }) => {
    const { page, said } = visitor;
    await visitor.open(route);
    await untilLive(page);
    for (const group of (await page.locator('.playground-group').all()).slice(1)) {
      await group.locator('summary').click();
    }
    await page.mouse.move(0, 0); // a tooltip of the chart under the pointer is not the page's
    await expectNoOverflow(page);
    expect(await page.locator('.demo-error').count(), 'components that stopped').toBe(0);
    expect((await axe(page)).filter((line) => !OF_THE_LIBRARY.test(line))).toEqual([]);
    expect(await shiftsOf(page), 'layout shifts').toEqual([]);
    await switchTo(page, { mode: 'dark' });
    expect(await axe(page, COLORS), 'dark').toEqual([]);
    expect(said).toEqual([]);

    const found: string[] = [];
    for (const field of await fieldValues(page)) {
      await setField(page, field);
      const stopped = await page.locator('.demo-error pre').allTextContents();
      found.push(...[...stopped, ...said.splice(0)].map((text) => `${field.join('=')}: ${text}`));
    }
    expect(found).toEqual([]);
    await expectNoOverflow(page);
  });
}

const GRID = 'data-grid/data-grid/playground/';

test('the way back to a playground finds the state that was left', async ({ page }) => {
  await open(page, GRID);
  await press(page, 'showToolbar', 'Space');
  await expect.poll(() => query(page)).toBe('?showToolbar=true');
  await page.getByRole('link', { name: 'All props of DataGrid' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('DataGrid');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('DataGrid playground');
  await expect(page.getByLabel('showToolbar', { exact: true })).toBeChecked();
  await expect(stage(page).getByRole('toolbar')).toBeVisible();
  expect(query(page)).toBe('?showToolbar=true');
});

test('the filter keeps props whose name has what is typed, from every group', async ({ page }) => {
  await open(page, GRID);
  await page.getByRole('searchbox', { name: 'Filter props' }).fill('footer');
  await expect(page.getByLabel('hideFooterPagination')).toBeVisible();
  await expect(page.getByLabel('checkboxSelection', { exact: true })).toBeHidden();
  await page.getByRole('searchbox', { name: 'Filter props' }).fill('');
  await expect(page.getByLabel('checkboxSelection', { exact: true })).toBeVisible();
  await expect(page.getByLabel('hideFooterPagination')).toBeHidden();
});

test('code follows the language that a reader prefers, and copies as shown', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, GRID);
  await press(page, 'loading', 'Space');
  await page.locator('.playground-code').getByRole('button', { name: 'JS' }).click();
  await expect(code(page)).not.toContainText('GridColDef');
  await expect(code(page)).toContainText('loading');
  await page.locator('.playground-code').getByRole('button', { name: 'Copy' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await code(page).textContent());
});

test('a number out of range changes nothing and says that it is wrong', async ({ page }) => {
  await open(page, 'charts/bar-chart/playground/');
  const height = page.getByLabel('height', { exact: true });
  await height.fill('5');
  await height.press('Tab');
  await expect(height).toHaveAttribute('aria-invalid', 'true');
  await expect(code(page)).toContainText('height={300}');
  await height.fill('400');
  await expect(code(page)).toContainText('height={400}');
});

test('direction and scheme are those of the site', async ({ page }) => {
  await choose(page, { mode: 'dark', direction: 'rtl' });
  await open(page, GRID);
  await expectNoOverflow(page);
  const grid = stage(page).getByRole('grid');
  await expect(grid).toHaveCSS('direction', 'rtl');
  const color = await grid.evaluate((element) => getComputedStyle(element).color);
  expect(color).toBe('rgb(255, 255, 255)');
});

test('props and code read without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/x/api/${GRID}`);
  await expect(page.locator('.playground-stage .demo-note')).toBeVisible();
  await expect(page.getByRole('link', { name: 'density in the reference' })).toBeVisible();
  await expect(code(page)).toContainText('<DataGrid aria-label="Port calls"');
  await context.close();
});

test('the shown code opens in a sandbox, with what was chosen', async ({ page, context }) => {
  await context.route(/^https:\/\/stackblitz\.com\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Received</title>' }),
  );
  await page.goto('/x/api/data-grid/data-grid/playground/?density=compact');
  await expect(page.locator('.playground-code pre:visible')).toContainText('density="compact"');
  const [request] = await Promise.all([
    context.waitForEvent('request', (each) => each.method() === 'POST'),
    page.getByRole('button', { name: 'StackBlitz' }).click(),
  ]);
  const fields = new URLSearchParams(request.postData() ?? '');
  expect(fields.get('project[files][src/Demo.tsx]')).toContain('density="compact"');
  expect(fields.get('project[files][package.json]')).toContain('"@mui/x-data-grid": "8.12.1"');
});
