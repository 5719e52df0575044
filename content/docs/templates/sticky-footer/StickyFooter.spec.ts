import { expect, type Locator } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { tabStops } from '#tests/support/tabStops.ts';

/** Pixels between the end of the footer and the end of the page. */
const gapBelow = (stage: Locator) =>
  stage.evaluate((element) => {
    const footer = element.querySelector('footer');
    if (footer === null) throw new Error('There is no footer.');
    return Math.round(
      element.getBoundingClientRect().bottom -
        footer.getBoundingClientRect().bottom,
    );
  });

const heightOf = (stage: Locator) =>
  stage.evaluate((element) => element.getBoundingClientRect().height);

testDemo(
  import.meta.url,
  'keeps the footer at the bottom, with nothing, a little, and much above it',
  async ({ stage }) => {
    const first = await heightOf(stage);
    expect(await gapBelow(stage)).toBe(0);
    await stage.getByRole('button', { name: 'No notices' }).click();
    await expect(stage.getByText('There are no notices today.')).toBeVisible();
    expect(await gapBelow(stage)).toBe(0);
    expect(await heightOf(stage)).toBe(first);
    // Proves: Nothing has a fixed position, so the footer does
    const fixed = await stage.evaluate((element) =>
      [...element.querySelectorAll('*')]
        .filter((part) =>
          ['fixed', 'sticky'].includes(getComputedStyle(part).position),
        )
        .map(({ tagName }) => tagName),
    );
    expect(fixed).toEqual([]);
    await stage.getByRole('button', { name: 'All notices' }).click();
    await expect(stage.getByText('Lost and found')).toBeVisible();
    expect(await gapBelow(stage)).toBe(0);
    expect(await heightOf(stage)).toBeGreaterThan(first);
  },
);

testDemo(
  import.meta.url,
  'is used with the keyboard alone, in the order of the page',
  async ({ stage, page }) => {
    expect(await tabStops(page, stage)).toEqual([
      'button "All notices"',
      'button "No notices"',
      'link "Contact"',
      'link "Opening hours"',
      'link "Privacy"',
      'link "Accessibility"',
    ]);
  },
);
