import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps the total at the bottom while users scroll and sort, and does not select it',
  async ({ stage, page }) => {
    const scroller = stage.locator('.MuiDataGrid-virtualScroller');
    const total = stage.locator('[role="row"][data-id="total"]');
    const sum = total.locator('[data-field="containers"]');
    const header = stage.getByRole('columnheader', { name: 'Containers' });
    const placeOf = async () => (await total.boundingBox())?.y ?? 0;
    await expect(total).toContainText('Total');
    const text = (await sum.textContent()) ?? '';
    expect(Number(text)).toBeGreaterThan(12);

    const place = await placeOf();
    await scroller.evaluate((box) => box.scrollTo({ top: 1000 }));
    await expect(stage.locator('[role="row"][data-id="12"]')).toBeInViewport();
    expect(await placeOf()).toBeCloseTo(place, 0);

    await header.click();
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await header.click();
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    expect(await placeOf()).toBeCloseTo(place, 0);
    await expect(stage.locator('[role="row"][data-id]').last()).toHaveAttribute(
      'data-id',
      'total',
    );

    await sum.click();
    await expect(sum).toBeFocused();
    await expect(total).not.toHaveAttribute('aria-selected');
    await expect(stage.locator('[aria-selected="true"]')).toHaveCount(0);
    // The arrow keys lead into the total, and out of it.
    await page.keyboard.press('ArrowUp');
    await expect(sum).not.toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(sum).toBeFocused();
    await expect(sum).toHaveText(text);
  },
);
