import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'renders few rows at each place, and the one that has the focus',
  async ({ stage, page }) => {
    const scroller = stage.locator('.MuiDataGrid-virtualScroller');
    const status = stage.getByRole('status');
    const count = async () =>
      Number.parseInt((await status.textContent()) ?? '', 10);
    const cell = (id: number) =>
      stage.locator(`[role="row"][data-id="${id}"] [data-field="goods"]`);
    await expect.poll(count).toBeGreaterThan(3);
    expect(await count()).toBeLessThan(40);

    await cell(2).click();
    await scroller.evaluate((box) => box.scrollTo({ top: 5000 * 52 }));
    await expect(cell(5002)).toBeVisible();
    expect(await count()).toBeLessThan(40);
    await expect(cell(100)).toHaveCount(0);
    // The focus is not lost, although its row is far away.
    await expect(cell(2)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(cell(3)).toBeFocused();
    await expect(cell(3)).toBeInViewport();

    await scroller.evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
    await expect(cell(10_000)).toBeVisible();
    expect(await count()).toBeLessThan(40);
  },
);
