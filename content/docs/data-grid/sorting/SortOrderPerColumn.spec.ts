import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'cycles each column through its own directions, which its menu offers',
  async ({ stage, page }) => {
    const header = (name: string) => stage.getByRole('columnheader', { name });
    const sorted = (name: string, order: string) =>
      expect(header(name)).toHaveAttribute('aria-sort', order);
    for (const order of ['descending', 'none', 'descending']) {
      await header('Rating').click();
      await sorted('Rating', order);
    }
    for (const order of ['descending', 'ascending', 'none']) {
      await header('Released').click();
      await sorted('Released', order);
    }
    await header('Film').click();
    await sorted('Film', 'ascending');

    await header('Rating').hover();
    await header('Rating').getByRole('button', { name: 'menu' }).click();
    await expect(
      page.getByRole('menuitem', { name: 'Sort by DESC' }),
    ).toBeVisible();
    await expect(
      page.getByRole('menuitem', { name: 'Sort by ASC' }),
    ).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  },
);
