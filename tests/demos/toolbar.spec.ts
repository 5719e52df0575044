import { expect, test, type Locator } from '@playwright/test';
import { axe, COLORS } from '../support/axe.ts';
import {
  expectNoOverflow,
  forgetShifts,
  listenToConsole,
  shiftsOf,
  watchShifts,
} from '../support/browser.ts';

const SORTING = '/x/react-data-grid/sorting/';
const STYLE = '/x/react-data-grid/style/';

async function chooseFromMenu(demo: Locator, name: string): Promise<void> {
  await demo.getByRole('button', { name: 'More tools' }).click();
  await demo.page().getByRole('menuitem', { name }).click();
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a toolbar is one stop for Tab, and arrow keys, Home and End lead through it', async ({
  page,
}) => {
  await page.goto(SORTING);
  const toolbar = page.locator('.demo').first().getByRole('toolbar');
  const button = (name: string) => toolbar.getByRole('button', { name, exact: true });
  await button('TS').focus();
  await expect(button('JS')).toHaveAttribute('tabindex', '-1');
  await page.keyboard.press('ArrowRight');
  await expect(button('JS')).toBeFocused();
  await page.keyboard.press('End');
  await expect(button('More tools')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(button('TS')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await expect(button('TS')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('.demo').first().locator('.demo-code > summary')).toBeFocused();
});

test('the menu opens by keyboard, is walked, and gives the focus back', async ({ page }) => {
  const consoleMessages = listenToConsole(page);
  await page.goto(SORTING);
  const more = page.locator('.demo').first().getByRole('button', { name: 'More tools' });
  await more.focus();
  await page.keyboard.press('Enter');
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
  await expect(item('Open in playground')).toBeFocused();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(item('Open in StackBlitz')).toBeFocused();
  // What the toolbar shows is not listed again.
  for (const name of ['Edit code', 'Open alone', 'Inspect', 'Reset demo']) {
    await expect(item(name)).toHaveCount(0);
  }
  await page.keyboard.press('End');
  await expect(item('View source')).toBeFocused();
  await page.keyboard.press('d');
  await expect(item('Download ZIP')).toBeFocused();
  expect(await axe(page), 'light').toEqual([]);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await axe(page, COLORS), 'dark').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(more).toBeFocused();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(consoleMessages).toEqual([]);
});

test('the tools stand in one row inside of the frame, and cover no text, at every width', async ({
  page,
}) => {
  for (const [route, selector] of [
    [SORTING, '.demo'],
    [STYLE, '.demo:has([data-set="codeStyling"])'],
  ] as const) {
    await page.goto(route);
    const demo = page.locator(selector).first();
    for (const width of [360, 390, 600, 760, 900, 1024, 1200, 1280, 1400, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const { rows, inside, covered } = await demo.evaluate((frame) => {
        const edge = frame.getBoundingClientRect();
        const tools = [...frame.querySelectorAll('.demo-tools .tool')]
          .filter((tool) => tool.checkVisibility())
          .map((tool) => tool.getBoundingClientRect());
        const words = [...frame.querySelectorAll('.demo-code > summary > *')]
          .filter((word) => word.checkVisibility())
          .map((word) => word.getBoundingClientRect());
        return {
          rows: new Set(tools.map(({ bottom }) => Math.round(bottom))).size,
          inside: tools.every(({ left, right }) => left > edge.left && right < edge.right),
          covered: words.some((word) =>
            tools.some(
              (tool) =>
                tool.right > word.left &&
                tool.left < word.right &&
                tool.bottom > word.top &&
                tool.top < word.bottom,
            ),
          ),
        };
      });
      expect({ rows, inside, covered }, `${route} at ${width} px`).toEqual({
        rows: 1,
        inside: true,
        covered: false,
      });
      await expectNoOverflow(page);
    }
  }
});

test('links to both languages are copied, with the styling where there are several', async ({
  page,
}) => {
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.goto(SORTING);
  const demo = page.locator('.demo').first();
  const name = await demo.getAttribute('id');
  await demo.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('menuitem', { name: 'Copy link to JavaScript' }).click();
  await expect(demo.getByRole('status')).toHaveText('Link copied');
  expect(await copied()).toMatch(new RegExp(`${SORTING}#${name}\\.js$`));
  await page.goto(STYLE);
  const styled = page.locator('.demo:has([data-set="codeStyling"])').first();
  const styledName = await styled.getAttribute('id');
  await styled.getByRole('button', { name: 'Tailwind' }).click();
  await styled.getByRole('button', { name: 'More tools' }).click();
  await expect(page.getByRole('menuitem', { name: 'View source' })).toHaveAttribute(
    'href',
    new RegExp(`/blob/master/content/docs/data-grid/style/${styledName}/tailwind\\.tsx$`),
  );
  await page.getByRole('menuitem', { name: 'Copy link to TypeScript' }).click();
  await expect.poll(copied).toMatch(new RegExp(`${STYLE}#tailwind-${styledName}\\.tsx$`));
});

test('a demo is reset, and the page stands still', async ({ page }) => {
  await watchShifts(page);
  await page.goto(SORTING);
  const demo = page.locator('.demo').first();
  const fare = demo.getByRole('columnheader', { name: 'Fare' });
  await expect(fare).toHaveAttribute('aria-sort', 'ascending');
  await fare.click();
  await expect(fare).toHaveAttribute('aria-sort', 'descending');
  // The grid moves a header's title when it is sorted. On a busy machine that comes too late to count as its click's.
  await forgetShifts(page);
  await demo.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(fare).toHaveAttribute('aria-sort', 'ascending');
  await expect(demo.locator('.demo-stage')).toBeFocused();
  expect(await shiftsOf(page)).toEqual([]);
});

test('reset focus leads to the demo’s start', async ({ page }) => {
  await page.goto('/x/react-tree-view/rich-tree-view/items/');
  const demo = page.locator('.demo').first();
  await demo.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('menuitem', { name: 'Reset focus' }).click();
  await page.keyboard.press('Tab');
  await expect(demo.locator('.demo-stage :focus')).toHaveCount(1);
});

test('a demo opens alone, in a page of its own', async ({ page, context }) => {
  await page.goto(SORTING);
  const demo = page.locator('.demo').first();
  const opened = context.waitForEvent('page');
  await demo.getByRole('link', { name: 'Open alone' }).click();
  const alone = await opened;
  const consoleMessages = listenToConsole(alone);
  await expect(alone.getByRole('grid')).toBeVisible();
  await expect(alone.getByRole('navigation')).toHaveCount(0);
  expect(await axe(alone)).toEqual([]);
  expect(consoleMessages).toEqual([]);
});

test('a demo opens alone 360 px wide, with its own styling', async ({ page }) => {
  const consoleMessages = listenToConsole(page);
  await page.context().addCookies([{ name: 'codeStyling', value: 'CSS', url: 'http://127.0.0.1' }]);
  await page.goto('/x/demo/?page=data-grid/style&name=RiverLevels&width=360');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('grid')).toBeVisible();
  const { styled, plain } = await frame.locator('body').evaluate((body) => {
    const cell = body.querySelector('[role="gridcell"]');
    return {
      styled: cell === null ? '' : getComputedStyle(cell.parentElement ?? cell).backgroundColor,
      plain: body.ownerDocument.defaultView?.innerWidth,
    };
  });
  expect(plain).toBe(360);
  expect(styled).not.toBe('');
  expect(consoleMessages).toEqual([]);
});

for (const query of [
  '',
  '?page=data-grid/sorting&name=Nothing',
  '?page=../../etc&name=A',
  '?page=no/where&name=A',
])
  test(`an address that names no demo says so: “${query}”`, async ({ page }) => {
    await page.goto(`/x/demo/${query}`);
    await expect(page.locator('main').getByRole('alert')).not.toBeEmpty();
  });

test('density is kept, makes demos compact, and is reset', async ({ page }) => {
  await page.goto(SORTING);
  const row = page.locator('.demo').first().getByRole('row').nth(1);
  await expect(row).toHaveCSS('height', '52px');
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByRole('button', { name: 'Dense' }).click();
  await expect(row).toHaveCSS('height', '36px');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-density', 'dense');
  await expect(row).toHaveCSS('height', '36px');
  await page.getByRole('button', { name: 'Settings' }).click();
  await settings.getByRole('button', { name: 'Reset all' }).click();
  await expect(row).toHaveCSS('height', '52px');
});

test('a demo’s own menu sets mode, direction and density by keyboard, for all demos, and takes them back', async ({
  page,
}) => {
  const consoleMessages = listenToConsole(page);
  await page.goto(SORTING);
  const demo = page.locator('.demo').first();
  const row = demo.getByRole('row').nth(1);
  await expect(row).toHaveCSS('height', '52px');
  const more = demo.getByRole('button', { name: 'More tools' });
  await more.click();
  const menu = page.getByRole('menu');
  const value = (group: string, name: string) =>
    menu.getByRole('group', { name: group }).getByRole('menuitemradio', { name, exact: true });
  await expect(value('Color scheme', 'System')).toBeChecked();
  await page.keyboard.press('l'); // Light
  await page.keyboard.press('ArrowRight');
  await expect(value('Color scheme', 'Dark')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(value('Color scheme', 'Dark')).toBeChecked();
  await expect(value('Color scheme', 'System')).not.toBeChecked();
  await page.keyboard.press('r'); // Reset focus, Right to left
  while (
    !(await value('Direction', 'Right to left').evaluate((one) => one === document.activeElement))
  ) {
    await page.keyboard.press('r');
  }
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(demo.getByRole('grid')).toHaveCSS('direction', 'rtl');
  // The menu follows its button to the other side.
  const [menuBox, buttonBox] = [await menu.boundingBox(), await more.boundingBox()];
  expect(menuBox?.x).toBeLessThanOrEqual((buttonBox?.x ?? 0) + (buttonBox?.width ?? 0));
  expect((menuBox?.x ?? 0) + (menuBox?.width ?? 0)).toBeGreaterThan(buttonBox?.x ?? 0);
  await value('Density', 'Dense').click();
  await expect(row).toHaveCSS('height', '36px');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await page.reload();
  await expect(row).toHaveCSS('height', '36px');
  await more.click();
  await expect(value('Direction', 'Right to left')).toBeChecked();
  await value('Direction', 'Left to right').click();
  await value('Density', 'Normal').click();
  await value('Color scheme', 'Light').click();
  await expect(row).toHaveCSS('height', '52px');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(consoleMessages).toEqual([]);
});

test('StackBlitz gets the demo in the language that is shown', async ({ page, context }) => {
  await context.route(/^https:\/\/stackblitz\.com\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Received</title>' }),
  );
  await page.goto(SORTING);
  const demo = page.locator('.demo').first();
  await demo.getByRole('button', { name: 'JS' }).click();
  const [request] = await Promise.all([
    context.waitForEvent('request', (each) => each.method() === 'POST'),
    chooseFromMenu(demo, 'Open in StackBlitz'),
  ]);
  expect(request.url()).toBe('https://stackblitz.com/run?file=src/Demo.jsx');
});

test('a sandbox that cannot be loaded says so beside the toolbar', async ({ page }) => {
  await page.route('**/x/sandboxes/**', (route) => route.abort());
  await page.goto(SORTING);
  const demo = page.locator('.demo').first();
  await chooseFromMenu(demo, 'Open in StackBlitz');
  await expect(demo.getByRole('status')).toContainText('The sandbox cannot be loaded');
});

test('a menu that cannot be loaded says so, and opens once it can', async ({ page }) => {
  await page.goto(SORTING);
  const demo = page.locator('.demo').first();
  await demo.getByRole('button', { name: 'JS', exact: true }).click();
  // The toolbar is a component now.
  await expect(demo.getByRole('button', { name: 'More tools' })).toHaveAttribute('tabindex', '-1');
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await demo.getByRole('button', { name: 'More tools' }).click();
  await expect(demo.getByRole('status')).toContainText('The menu cannot be loaded');
  await page.unroute('**/_next/static/chunks/**');
  await demo.getByRole('button', { name: 'More tools' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
});

test('long code shows its essential lines until it is unfolded', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(SORTING);
  const demo = page.locator('.demo:has(.demo-gist)').first();
  await expect(demo.locator('.demo-gist')).toContainText('<DataGrid');
  await demo.locator('.demo-code > summary').click();
  await expect(demo.locator('.demo-gist')).toBeHidden();
  await expect(demo.locator('.demo-code pre').first()).toBeVisible();
  await context.close();
});
