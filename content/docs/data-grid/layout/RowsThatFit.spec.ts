import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows as many rows as fit, also on the next page and after a change of height',
  async ({ stage, page }) => {
    const rows = stage.locator('[role="row"][data-id]');
    const slider = stage.getByRole('slider');
    await expect(rows).toHaveCount(4);
    await stage.getByRole('button', { name: 'Go to next page' }).click();
    await expect(stage.getByText('NG-10005')).toBeVisible();
    await expect(rows).toHaveCount(4);
    await slider.focus();
    await page.keyboard.press('End');
    await expect(rows).toHaveCount(6);
    await page.keyboard.press('Home');
    await expect(rows).toHaveCount(2);
    const scroller = stage.locator('.MuiDataGrid-virtualScroller');
    expect(
      await scroller.evaluate(
        (element) => element.scrollHeight - element.clientHeight,
      ),
    ).toBe(0);
  },
);
