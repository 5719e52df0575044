import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'forgets hidden rows, and keeps them when it is told to',
  async ({ stage, page }) => {
    const rows = stage.locator('[role="row"][data-id]');
    const box = (id: number) =>
      stage.locator(`[role="row"][data-id="${id}"]`).getByRole('checkbox');
    const search = stage.getByRole('searchbox');
    await box(1).check();
    await box(3).check();
    await stage.getByRole('button', { name: 'Search' }).click();
    await search.fill('coffee');
    await expect(rows).toHaveCount(1);
    await expect(stage.getByText('1 row selected')).toBeVisible();
    await search.fill('');
    await expect(rows).toHaveCount(5);
    await expect(box(1)).not.toBeChecked();
    await expect(box(3)).toBeChecked();

    await stage.getByLabel('Keep hidden rows selected').check();
    await box(1).check();
    await search.fill('coffee');
    await expect(rows).toHaveCount(1);
    await expect(stage.getByText('2 rows selected')).toBeVisible();
    // Nothing is left, and nothing is forgotten.
    await search.fill('bananas');
    await expect(rows).toHaveCount(0);
    await search.fill('');
    await expect(box(1)).toBeChecked();
    await expect(box(3)).toBeChecked();
    await page.keyboard.press('Escape');
  },
);
