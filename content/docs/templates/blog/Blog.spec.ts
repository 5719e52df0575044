import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { tabStops } from '#tests/support/tabStops.ts';

testDemo(
  import.meta.url,
  'finds articles by topic and month, also when none fits, and starts again',
  async ({ stage }) => {
    const status = stage.getByRole('status');
    const articles = stage.getByRole('article');
    await expect(articles).toHaveCount(5);
    const kitchen = stage.getByRole('button', { name: 'Kitchen', exact: true });
    await kitchen.click();
    await expect(kitchen).toHaveAttribute('aria-pressed', 'true');
    await expect(status).toHaveText('2 of 5 articles');
    await stage.getByRole('radio', { name: 'April' }).click();
    await expect(status).toHaveText(
      'No article fits both. Choose another month or topic.',
    );
    await expect(articles).toHaveCount(0);
    await kitchen.click();
    await expect(status).toHaveText('2 of 5 articles');
    await stage.getByRole('button', { name: 'Show all' }).click();
    await expect(articles).toHaveCount(5);
    await expect(stage.getByRole('radio', { name: 'March' })).toBeDisabled();
  },
);

testDemo(
  import.meta.url,
  'opens an article from its card, and comes back to it',
  async ({ stage, page }) => {
    const open = stage.getByRole('button', {
      name: 'Gluing boards without a gap',
    });
    // The whole card is its link, also its corner.
    await stage
      .getByRole('article')
      .filter({ hasText: 'Gluing boards' })
      .click({ position: { x: 8, y: 8 } });
    const title = stage.getByRole('heading', {
      name: 'Gluing boards without a gap',
    });
    await expect(title).toBeFocused();
    await stage.getByRole('button', { name: 'All articles' }).click();
    await expect(open).toBeFocused();
    // The same again: the effect must not depend on a change of article.
    await page.keyboard.press('Enter');
    await expect(title).toBeFocused();
    await stage.getByRole('button', { name: 'All articles' }).click();
    await expect(open).toBeFocused();
  },
);

testDemo(
  import.meta.url,
  'is used with the keyboard alone, in the order of the page',
  async ({ stage, page }) => {
    expect(await tabStops(page, stage)).toEqual([
      'button "Garden"',
      'button "Kitchen"',
      'button "Workshop"',
      'radio "May"',
      'button "Show all"',
      'button "Raised beds that last ten winters"',
      'button "One stone is enough for a kitchen"',
      'button "Gluing boards without a gap"',
      'button "A compost heap that does not smell"',
      'button "Sourdough around a working day"',
    ]);
  },
);
