import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

/** What the icon of the demo draws, and the one of the package does not. */
const unfold =
  'M12 5.83 15.17 9l1.41-1.41L12 3 7.41 7.59 8.83 9zm0 12.34L8.83 15l-1.41 1.41L12 21l4.59-4.59L15.17 15z';

testDemo(
  import.meta.url,
  'writes the month in its own format, which also names the grid',
  async ({ stage }) => {
    await expect(stage.getByRole('grid', { name: '04 / 2026' })).toBeVisible();
    await stage.getByRole('button', { name: 'Next month' }).click();
    await expect(stage.getByRole('grid', { name: '05 / 2026' })).toBeVisible();
    const toYears = stage.getByRole('button', { name: /switch to year view$/ });
    await expect(toYears.locator('path')).toHaveAttribute('d', unfold);
    await toYears.click();
    await expect(stage.getByRole('radio', { name: '2026' })).toBeChecked();
    const toDays = stage.getByRole('button', {
      name: /switch to calendar view$/,
    });
    await expect(toDays.locator('path')).toHaveAttribute('d', unfold);
  },
);
