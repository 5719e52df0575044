import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'shows one to three months, with the month of the value first or last',
  async ({ stage, page }) => {
    const popup = page.getByRole('dialog');
    for (const [label, months] of [
      ['One month', ['June 2026']],
      ['Two months, the value on the right', ['May 2026', 'June 2026']],
      ['Three months', ['June 2026', 'July 2026', 'August 2026']],
    ] as const) {
      await fieldOf(stage, label).button.click();
      const grids = popup.getByRole('grid');
      await expect(grids).toHaveCount(months.length);
      for (const [index, month] of months.entries()) {
        await expect(grids.nth(index)).toHaveAccessibleName(month);
      }
      await page.keyboard.press('Escape');
      await expect(popup).toHaveCount(0);
    }
  },
);
