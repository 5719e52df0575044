import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'gives the row that is clicked, or where Enter is pressed, a height of its own, and takes it back the second time',
  async ({ stage, page }) => {
    const height = (id: number) =>
      stage
        .locator(`[role="row"][data-id="${id}"]`)
        .evaluate((row) => row.getBoundingClientRect().height);
    const click = (id: number) =>
      stage.locator(`[data-id="${id}"] [data-field="number"]`).click();

    expect(await height(4)).toBe(88);
    expect(await height(1)).toBe(52);
    await click(1);
    await expect.poll(() => height(1)).toBe(88);
    await expect.poll(() => height(4)).toBe(52);
    await click(1);
    await expect.poll(() => height(1)).toBe(52);

    // By keyboard: the click has focused a cell of the first row.
    await page.keyboard.press('Enter');
    await expect.poll(() => height(1)).toBe(88);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => height(2)).toBe(88);
    await expect.poll(() => height(1)).toBe(52);
    await expect(
      stage.locator('[data-id="2"] [data-field="number"]'),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => height(2)).toBe(52);
    // Other keys leave the heights alone.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    expect(await height(2)).toBe(52);

    // The height belongs to the row, not to its place.
    await click(2);
    await stage.getByRole('columnheader', { name: 'Goods' }).click();
    await expect(
      stage.locator('[role="row"][data-id]').first(),
    ).toHaveAttribute('data-id', '3');
    await expect.poll(() => height(2)).toBe(88);
    await expect.poll(() => height(3)).toBe(52);

    // Both lines are inside of their row.
    const second = await stage
      .locator('[data-id="5"] [data-field="goods"]')
      .evaluate((cell) => cell.scrollHeight <= cell.clientHeight);
    expect(second).toBe(true);
  },
);
