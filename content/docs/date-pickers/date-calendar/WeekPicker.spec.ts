import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { dayOf, monthStands } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'selects the seven days of a week, also of the one that has two years',
  async ({ stage, page }) => {
    const selected = stage.getByRole('gridcell', { selected: true });
    const week = stage.getByText(/ – /);
    await expect(week).toHaveText('Dec 6, 2026 – Dec 12, 2026');
    await expect(selected).toHaveText(['6', '7', '8', '9', '10', '11', '12']);

    await dayOf(stage, 31).click();
    await expect(week).toHaveText('Dec 27, 2026 – Jan 2, 2027');
    await expect(selected).toHaveText(['27', '28', '29', '30', '31', '1', '2']);

    await page.keyboard.press('ArrowDown');
    await monthStands(stage, 'January 2027');
    await page.keyboard.press('Enter');
    await expect(week).toHaveText('Jan 3, 2027 – Jan 9, 2027');
    await expect(selected).toHaveCount(7);
  },
);
