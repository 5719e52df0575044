import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'does not sort the notes, by mouse, keyboard or menu',
  async ({ stage, page }) => {
    const plots = stage.locator('[role="gridcell"][data-field="plot"]');
    const note = stage.getByRole('columnheader', { name: 'note' });
    await note.click();
    await page.keyboard.press('Enter');
    await expect(note).toHaveAttribute('aria-sort', 'none');
    await expect(plots).toHaveText(['B3', 'A7', 'C1', 'A2']);

    await note.hover();
    await note.getByRole('button', { name: 'menu' }).click();
    await expect(
      page.getByRole('menuitem', { name: 'Hide column' }),
    ).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Sort by' })).toHaveCount(
      0,
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);

    await stage.getByRole('columnheader', { name: 'Plot' }).click();
    await expect(plots).toHaveText(['A2', 'A7', 'B3', 'C1']);
  },
);
