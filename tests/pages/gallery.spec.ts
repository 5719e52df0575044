import { expect, test, type Page } from '@playwright/test';
import { listenToConsole } from '../support/browser.ts';

const PAGE = '/x/react-charts/examples/';

const items = (page: Page) => page.locator('.gallery li');
const shown = (page: Page) => items(page).filter({ visible: true });

const choose = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check();

/** What a screen reader has of the line below each gallery: the number in it comes from CSS. */
async function spokenCounts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const texts = nodes
    .filter(({ role }) => role?.value === 'StaticText')
    .map(({ name }) => String(name?.value));
  return texts.flatMap((text, at) =>
    text.endsWith(' shown')
      ? [
          texts
            .slice(at - 2, at + 1)
            .join(' ')
            .replace(/\s+/g, ' '),
        ]
      : [],
  );
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a gallery shows all its pictures, filters by task and feature, and counts what is left', async ({
    page,
  }) => {
    await page.goto(PAGE);
    const all = await items(page).count();
    expect(all).toBeGreaterThan(150);
    await expect(shown(page)).toHaveCount(all);

    await choose(page, 'What you want to show', 'Flow and steps');
    const flow = await shown(page).count();
    expect(flow).toBeGreaterThan(5);
    expect(flow).toBeLessThan(30);
    await expect(page.getByRole('link', { name: 'A Sankey chart', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'A pie', exact: true })).toBeHidden();

    await choose(page, 'What it is an example of', 'Clicks');
    expect(await shown(page).count()).toBeLessThan(flow);
    await expect(shown(page)).toHaveText(['Clicks on nodes and links']);

    // Nothing has both.
    await choose(page, 'What it is an example of', 'Keyboard');
    await expect(shown(page)).toHaveCount(0);
    await choose(page, 'What it is an example of', 'All');
    await choose(page, 'What you want to show', 'All');
    await expect(shown(page)).toHaveCount(all);
  });

  test('the choices are reached and changed by keyboard', async ({ page }) => {
    await page.goto(PAGE);
    const group = page.getByRole('group', { name: 'What you want to show' });
    await group.getByRole('radio', { name: 'All', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(group.getByRole('radio', { name: 'Compare values' })).toBeChecked();
    await expect(page.getByRole('link', { name: 'A Sankey chart', exact: true })).toBeHidden();
  });
});

test('every picture is drawn, and leads to a demo with its code', async ({ page, request }) => {
  const consoleMessages = listenToConsole(page);
  await page.goto(PAGE);
  const pictures = await page.locator('.gallery img').evaluateAll(async (images) => {
    const broken: string[] = [];
    for (const image of images as HTMLImageElement[]) {
      image.loading = 'eager';
      await image.decode().catch(() => broken.push(image.src));
      if (image.naturalWidth < 100) broken.push(`${image.src} is ${image.naturalWidth} px wide`);
    }
    return broken;
  });
  expect(pictures).toEqual([]);

  const links = await page
    .locator('.gallery a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(new Set(links).size).toBe(links.length);
  const pages = new Map<string, string>();
  const missing: string[] = [];
  for (const link of links) {
    const [route = '', name = ''] = link.split('#');
    if (!pages.has(route)) pages.set(route, await (await request.get(route)).text());
    if (pages.get(route)?.includes(`data-stage="${name}"`) !== true) missing.push(link);
  }
  expect(missing).toEqual([]);

  const [first] = links;
  await page.locator('.gallery a').first().click();
  await expect(page).toHaveURL(first ?? '');
  const demo = page.locator(`.demo[id="${first?.split('#')[1]}"]`);
  await expect(demo).toBeInViewport();
  await expect(demo.locator('pre').filter({ visible: true }).first()).toBeAttached();
  expect(consoleMessages).toEqual([]);
});

test('pictures follow the scheme of the page', async ({ page }) => {
  await page.goto(PAGE);
  const picture = page.locator('.gallery img').first();
  const look = async (mode: string): Promise<Buffer> => {
    await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), mode);
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    return picture.screenshot();
  };
  const light = await look('light');
  expect((await look('dark')).equals(light)).toBe(false);
  await expect.poll(async () => (await look('light')).equals(light)).toBe(true);
});

test('says below each gallery how many are shown', async ({ page }) => {
  await page.goto(PAGE);
  await choose(page, 'What you want to show', 'Parts of a whole');
  const expected = await page.locator('.gallery').evaluateAll((galleries) =>
    galleries.flatMap((gallery) => {
      if (!gallery.checkVisibility()) return [];
      const all = [...gallery.querySelectorAll('li')];
      const left = all.filter((item) => item.checkVisibility());
      return `${left.length} of ${all.length} shown`;
    }),
  );
  // No scatter chart shows parts of a whole, and lines show change.
  await expect(page.getByRole('heading', { name: 'Scatter charts' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Line charts' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Pie charts' })).toBeVisible();
  expect(expected).toHaveLength(5);
  expect(await spokenCounts(page)).toEqual(expected);
});
