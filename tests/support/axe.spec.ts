import { expect, type Page } from '@playwright/test';
import { axe, axeOfParts, COLORS } from './axe.ts';
import { switchTo } from './browser.ts';
import { test } from './visitor.ts';

const PAGE = '/x/api/tree-view/tree-item/';

/** Adds a paragraph to the article, in a color of its own on white. */
const addPale = (page: Page, color: string): Promise<void> =>
  page.evaluate((pale) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`.pale { color: ${pale}; background: #fff }`);
    document.adoptedStyleSheets = [sheet];
    const text = document.createElement('p');
    text.className = 'pale';
    text.textContent = 'Pale';
    document.querySelector('main')?.append(text);
  }, color);

/** Adds a picture that nobody has described. */
const addPicture = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector('main')?.append(new Image(9, 9)));

const rulesOf = (found: readonly string[]): string[] =>
  found.map((line) => line.slice(0, line.indexOf(':'))).sort();

test('axe names what is wrong, and where', async ({ visitor: { page, open } }) => {
  await open(PAGE);
  expect(await axe(page)).toEqual([]);
  await addPale(page, '#ddd');
  await addPicture(page);
  const found = await axe(page);
  expect(rulesOf(found)).toEqual(['color-contrast', 'image-alt']);
  expect(found.join()).toContain('.pale');
  expect(rulesOf(await axe(page, COLORS))).toEqual(['color-contrast']);
});

test('colors are examined where a part is new, or was not passed; all other rules always', async ({
  visitor: { page, open },
}) => {
  await open(PAGE);
  expect(await axeOfParts(page)).toEqual([]);
  await addPale(page, '#ddd');
  for (const time of ['new', 'not passed'])
    expect(rulesOf(await axeOfParts(page)), time).toEqual(['color-contrast']);
  await addPale(page, '#000');
  expect(await axeOfParts(page)).toEqual([]);
  // Nobody changes a class between two pages of one build: this shows that what was passed is not examined again.
  await addPale(page, '#ddd');
  await addPicture(page);
  expect(rulesOf(await axeOfParts(page))).toEqual(['image-alt']);
  await switchTo(page, { mode: 'dark' });
  expect(rulesOf(await axeOfParts(page, COLORS)), 'dark').toContain('color-contrast');
});
