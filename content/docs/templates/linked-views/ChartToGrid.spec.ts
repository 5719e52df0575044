import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'filters by a bar, shows all with a second click, and knows filters of the grid',
  async ({ stage, page }) => {
    const rows = stage.locator('.MuiDataGrid-row');
    const chip = (name: string) =>
      stage.getByRole('button', { name, exact: true });
    await expect(rows).toHaveCount(12);
    const bar = stage.locator('.MuiBarElement-root').nth(1);
    await bar.click();
    await expect(rows).toHaveCount(3);
    await expect(chip('Plumbing')).toHaveAttribute('aria-pressed', 'true');
    await bar.click();
    await expect(rows).toHaveCount(12);

    await chip('Locks').focus();
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(2);
    // A filter that users remove in the grid is off in the chart, too.
    await stage.getByRole('columnheader', { name: 'Team' }).hover();
    await stage.getByRole('button', { name: 'Show filters' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(chip('Locks')).toHaveAttribute('aria-pressed', 'false');
    await expect(rows).toHaveCount(12);
  },
);
