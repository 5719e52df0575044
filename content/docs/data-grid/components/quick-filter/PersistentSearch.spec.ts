import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'finds rows with all words, finds none, and stays when it is emptied',
  async ({ stage, page }) => {
    const field = stage.getByRole('searchbox', { name: 'Search shipments' });
    const goods = stage.locator('[role="gridcell"][data-field="goods"]');
    await field.fill('coffee levante');
    await expect(goods).toHaveText([
      'Coffee beans',
      'Coffee beans',
      'Coffee beans',
    ]);
    await field.fill('coffee zeppelin');
    await expect(stage.getByText('No results found.')).toBeVisible();
    await expect(field).toHaveValue('coffee zeppelin');

    await field.press('Escape');
    await expect(field).toHaveValue('');
    await expect(goods.first()).toHaveText('Paper');
    // Proves: With expanded, the field is always there.
    // Escape in an empty field, and leaving it, do not hide it.
    await field.press('Escape');
    await goods.first().click();
    await expect(field).toBeVisible();
    await expect(page.getByRole('menu')).toHaveCount(0);
  },
);
