import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws the selected row, with the keyboard too, and says when there is none',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    const line = stage.locator('.MuiLineElement-root');
    await expect(status).toHaveText('Ashford: 440 cm at the most');
    await stage.getByRole('gridcell', { name: 'Lynn' }).click();
    await expect(status).toHaveText('Lynn: 361 cm at the most');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+Space');
    await expect(status).toHaveText('Marsh: 377 cm at the most');
    await expect(line).toHaveCount(1);
    await expect(stage.getByText('Flood')).toBeVisible();
    // The same row again is no row.
    await stage
      .getByRole('gridcell', { name: 'Marsh' })
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(status).toHaveText('Select a row to see its levels.');
    await expect(stage.getByText('No gauge is selected')).toBeVisible();
    await expect(line).toHaveCount(0);
    await expect(stage.getByText('Flood')).toHaveCount(0);
    await stage.getByRole('gridcell', { name: 'Stowe' }).click();
    await expect(status).toHaveText('Stowe: 111 cm at the most');
  },
);
