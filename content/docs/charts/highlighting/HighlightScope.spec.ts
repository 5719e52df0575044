import { expect } from '@playwright/test';
import { barsOf } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'highlights and fades what each pair of scopes says, and nothing after the pointer has left',
  async ({ stage, page }) => {
    const choose = async (list: string, option: string) => {
      await page.mouse.move(0, 0);
      // The name of a select also has its value.
      const box = stage.getByRole('combobox', { name: new RegExp(`^${list}`) });
      await box.click();
      await page.getByRole('option', { name: option, exact: true }).click();
      await expect(page.getByRole('listbox')).toHaveCount(0);
    };
    const highlighted = stage.locator('.MuiBarElement-highlighted');
    const faded = stage.locator('.MuiBarElement-faded');
    const expectCounts = async (on: number, off: number) => {
      await barsOf(stage, 'morning').nth(1).hover();
      await expect(highlighted).toHaveCount(on);
      await expect(faded).toHaveCount(off);
    };
    await expect(barsOf(stage)).toHaveCount(10);
    await expectCounts(1, 9);
    await choose('fade', 'series');
    await expectCounts(1, 4);
    await choose('highlight', 'series');
    await expectCounts(5, 0);
    await choose('fade', 'global');
    await expectCounts(5, 5);
    await choose('highlight', 'none');
    await expectCounts(0, 9);
    await choose('fade', 'none');
    await expectCounts(0, 0);
    await page.mouse.move(0, 0);
    await expect(highlighted).toHaveCount(0);
  },
);
