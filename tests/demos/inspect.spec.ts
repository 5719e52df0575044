import { expect, test, type Locator, type Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import {
  choose,
  expectNoOverflow,
  listenToConsole,
  pointAt,
  shiftsOf,
  watchShifts,
} from '../support/browser.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

interface Inspecting {
  demo: Locator;
  panel: Locator;
}

/** Opens a page and inspects its first demo that shows `selector`. */
async function inspect(page: Page, route: string, selector: string): Promise<Inspecting> {
  await page.goto(route);
  const demo = page.locator(`.demo:has([data-stage] ${selector})`).first();
  await pointAt(demo.locator('[data-stage]'));
  const isNarrow = (page.viewportSize()?.width ?? 0) < 600;
  if (isNarrow) {
    await demo.getByRole('button', { name: 'More tools' }).click();
    await page.getByRole('menuitem', { name: 'Inspect', exact: true }).click();
  } else await demo.getByRole('button', { name: 'Inspect', exact: true }).click();
  const panel = demo.getByRole('dialog', { name: /^Inspect/ });
  await expect(panel).toBeFocused();
  return { demo, panel };
}

const fact = (panel: Locator, term: string): Locator =>
  panel.locator('dl > div').filter({ has: panel.page().getByText(term, { exact: true }) });

/** What the clipboard holds after a press on one of the copy buttons. */
async function copied(page: Page, panel: Locator, name: string): Promise<string> {
  await panel.getByRole('button', { name: `Copy for ${name}`, exact: true }).click();
  await expect(panel.getByRole('status')).toHaveText(`Copied for ${name}`);
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Every link of the panel leads to an element of its page. */
async function expectLinksResolve(page: Page, panel: Locator): Promise<void> {
  const hrefs = await panel
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(0);
  for (const href of hrefs) {
    const [route = '', id] = href.split('#');
    const html = await (await page.request.get(route)).text();
    if (id !== undefined) expect(html).toContain(`id="${id}"`);
  }
}

const GRID = '/x/react-data-grid/sorting/';

test('a column header tells its class, what controls it, and copies each override', async ({
  page,
}) => {
  const consoleMessages = listenToConsole(page);
  const { demo, panel } = await inspect(page, GRID, '.MuiDataGrid-columnHeader--sorted');
  const header = demo.locator('.MuiDataGrid-columnHeader--sorted').first();
  const sortedBefore = await header.getAttribute('aria-sort');
  await header.locator('.MuiDataGrid-columnHeaderTitle').click();
  await panel.getByRole('button', { name: 'columnHeader', exact: true }).click();
  await expect(fact(panel, 'Component')).toContainText('DataGrid');
  await expect(fact(panel, 'Class')).toContainText('.MuiDataGrid-columnHeader');
  await expect(fact(panel, 'Theme')).toContainText('MuiDataGrid › columnHeader');
  await expect(fact(panel, 'Props')).toContainText('classes.columnHeader of DataGrid');
  expect(await copied(page, panel, 'sx')).toContain("'& .MuiDataGrid-columnHeader': {}");
  expect(await copied(page, panel, 'styled')).toContain('styled(DataGrid)(');
  expect(await copied(page, panel, 'Theme')).toMatch(
    /MuiDataGrid: \{\s*styleOverrides: \{\s*columnHeader: \{/,
  );
  expect(await copied(page, panel, 'CSS')).toMatch(/^\.MuiDataGrid-columnHeader \{/);
  // A state that it has now narrows the override.
  const state = panel.getByRole('button', { name: '.MuiDataGrid-columnHeader--sorted' });
  await state.click();
  await expect(state).toHaveAttribute('aria-pressed', 'true');
  expect(await copied(page, panel, 'CSS')).toMatch(
    /^\.MuiDataGrid-columnHeader\.MuiDataGrid-columnHeader--sorted \{/,
  );
  await expectLinksResolve(page, panel);
  // The click was the inspector's: nothing was sorted anew.
  expect(await header.getAttribute('aria-sort')).toBe(sortedBefore);
  expect(consoleMessages).toEqual([]);
});

test('an override that was copied styles the element that was pointed at', async ({ page }) => {
  const { demo, panel } = await inspect(page, GRID, '.MuiDataGrid-columnHeader');
  await demo.locator('.MuiDataGrid-columnHeaderTitle').first().click();
  const rule = (await copied(page, panel, 'CSS')).replace('{', '{ color: rgb(1, 2, 3);');
  // The demo's own sheet: the page's policy refuses styles that come by script.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rule);
  await expect(demo.locator('.MuiDataGrid-columnHeaderTitle').first()).toHaveCSS(
    'color',
    'rgb(1, 2, 3)',
  );
});

test('a selected calendar day tells its state and the slot it stands in', async ({ page }) => {
  const consoleMessages = listenToConsole(page);
  const { demo, panel } = await inspect(
    page,
    '/x/react-date-pickers/date-picker/',
    '.MuiPickersDay-root.Mui-selected',
  );
  await demo.locator('.MuiPickersDay-root.Mui-selected').first().click();
  await expect(fact(panel, 'Component')).toContainText('PickersDay');
  await expect(fact(panel, 'Class')).toContainText('.MuiPickersDay-root');
  await expect(fact(panel, 'Now')).toContainText('.Mui-selected');
  await expect(fact(panel, 'Props')).toContainText('slotProps.day of DateCalendar');
  await panel.getByRole('button', { name: '.Mui-selected' }).click();
  expect(await copied(page, panel, 'sx')).toContain("'& .MuiPickersDay-root.Mui-selected': {}");
  expect(await copied(page, panel, 'styled')).toContain('styled(DateCalendar)(');
  expect(await copied(page, panel, 'Theme')).toContain("'&.Mui-selected': {}");
  await expectLinksResolve(page, panel);
  expect(consoleMessages).toEqual([]);
});

test('a bar, which no theme reaches by name, is overridden by global styles', async ({ page }) => {
  const consoleMessages = listenToConsole(page);
  const { demo, panel } = await inspect(page, '/x/react-charts/bars/', '.MuiBarElement-root');
  await demo.locator('.MuiBarElement-root').first().click();
  await expect(fact(panel, 'Component')).toContainText('BarElement');
  await expect(fact(panel, 'Props')).toContainText('slotProps.bar of BarChart');
  await expect(fact(panel, 'Theme')).toContainText('global styles only');
  expect(await copied(page, panel, 'Theme')).toMatch(
    /MuiCssBaseline: \{\s*styleOverrides: \{\s*'\.MuiBarElement-root': \{/,
  );
  await expectLinksResolve(page, panel);
  expect(consoleMessages).toEqual([]);
});

test('a tree item tells its own class and those that the tree gives it', async ({ page }) => {
  const consoleMessages = listenToConsole(page);
  const { demo, panel } = await inspect(
    page,
    '/x/react-tree-view/rich-tree-view/items/',
    '.MuiTreeItem-content',
  );
  const item = demo.getByRole('treeitem').first();
  const expanded = await item.getAttribute('aria-expanded');
  await item.locator('.MuiTreeItem-label').first().click();
  await panel.getByRole('button', { name: 'content', exact: true }).click();
  await expect(fact(panel, 'Class')).toContainText('.MuiTreeItem-content');
  await expect(fact(panel, 'Slot')).toContainText('content');
  await expect(fact(panel, 'Now')).toContainText('.MuiRichTreeView-itemContent');
  expect(await copied(page, panel, 'styled')).toContain('styled(RichTreeView)(');
  await expectLinksResolve(page, panel);
  expect(await item.getAttribute('aria-expanded')).toBe(expanded);
  expect(consoleMessages).toEqual([]);
});

test('it is opened and left by keyboard alone, moves nothing, and gives the demo back', async ({
  page,
}) => {
  await watchShifts(page);
  await page.goto(GRID);
  const demo = page.locator('.demo').first();
  await expect(demo.getByRole('grid')).toBeVisible();
  const opener = demo.getByRole('button', { name: 'Inspect', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const panel = demo.getByRole('dialog', { name: /^Inspect/ });
  await expect(panel).toBeFocused();
  const current = panel.locator('[aria-current="true"]');
  await page.keyboard.press('ArrowDown');
  for (let steps = 0; (await current.innerText()) !== 'columnHeader' && steps < 12; steps += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(panel.getByRole('status')).toHaveText('DataGrid, .MuiDataGrid-columnHeader');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(demo.locator('[class*="outline"]')).toHaveCount(0);
  // The grid's own button to sort takes its place in a header that is pointed at.
  const shifts = (await shiftsOf(page)).filter(
    (shift) => !shift.includes('MuiDataGrid-sortButton'),
  );
  expect(shifts).toEqual([]);
  const cell = demo.getByRole('gridcell').first();
  const before = await cell.innerText();
  await demo.getByText('Fare').first().click();
  await expect(cell).not.toHaveText(before);
});

test('a calendar that a picker opens is inspected, and stays open meanwhile', async ({ page }) => {
  const consoleMessages = listenToConsole(page);
  const { demo } = await inspect(
    page,
    '/x/react-date-pickers/date-picker/',
    'button[aria-label^="Choose date"]',
  );
  const panel = page.getByRole('dialog', { name: /^Inspect/ });
  const press = panel.getByRole('button', { name: 'Press', exact: true });
  const calendar = page.locator('body > [role="dialog"]:not([class*="panel"])');
  await press.click();
  await expect(panel.getByRole('status')).toHaveText('Choose a part of the demo first');
  await demo.locator('.demo-live button[aria-label^="Choose date"]').first().click();
  await expect(calendar).toHaveCount(0);
  await press.click();
  await expect(calendar).toBeVisible();
  await expect(panel).toBeFocused();
  const day = calendar.getByRole('gridcell', { name: '12', exact: true });
  await day.hover();
  await day.click();
  await expect(fact(panel, 'Class')).toContainText('.MuiPickersDay-root');
  await expect(fact(panel, 'Props')).toContainText('slotProps.day of DatePicker');
  expect(await copied(page, panel, 'sx')).toMatch(
    /^slotProps=\{\{\s*layout: \{\s*sx: \{\s*'& \.MuiPickersDay-root': \{\},/,
  );
  expect(await copied(page, panel, 'styled')).toContain('styled(PickersLayout)');
  await panel.focus();
  await page.keyboard.press('ArrowRight');
  await expect(fact(panel, 'Class')).toContainText('.MuiPickersDay-root');
  await page.keyboard.press('ArrowUp');
  await expect(fact(panel, 'Class')).not.toContainText('.MuiPickersDay-root');
  // The calendar lies over a part of a demo's toolbar or its code, as popups do.
  const underneath = /^target-size: .*("dateLibrary"|> summary).* is partially obscured /;
  expect((await axe(page)).filter((problem) => !underneath.test(problem))).toEqual([]);
  await expect(calendar).toBeVisible();
  // Nothing was chosen; now a press chooses, by keyboard.
  await day.click();
  await press.focus();
  await page.keyboard.press('Enter');
  await expect(calendar).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  expect(consoleMessages).toEqual([]);
});

test('a click away, on another page, ends it without a trace', async ({ page }) => {
  const consoleMessages = listenToConsole(page);
  const { panel } = await inspect(page, GRID, '.MuiDataGrid-columnHeader');
  await page
    .getByRole('navigation', { name: 'Pages', exact: true })
    .getByRole('link', { name: 'Quickstart' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quickstart');
  await expect(panel).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  expect(consoleMessages).toEqual([]);
});

for (const [mode, direction, width] of [
  ['light', 'ltr', 1440],
  ['dark', 'rtl', 1440],
  ['light', 'rtl', 360],
  ['dark', 'ltr', 360],
] as const) {
  test(`its panel is sound in ${mode}, ${direction}, ${width} px`, async ({ page }) => {
    const consoleMessages = listenToConsole(page);
    await page.setViewportSize({ width, height: 800 });
    await choose(page, { mode, direction });
    const { panel } = await inspect(page, GRID, '.MuiDataGrid-columnHeader');
    for (let steps = 0; steps < 8; steps += 1) await page.keyboard.press('ArrowDown');
    const box = await panel.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    await expectNoOverflow(page);
    expect(await axe(page)).toEqual([]);
    expect(consoleMessages).toEqual([]);
  });
}
