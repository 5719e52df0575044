import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'comes back to the place that was left, each time',
  async ({ stage }) => {
    const scroller = stage.locator('.MuiDataGrid-virtualScroller');
    const top = () => scroller.evaluate((box) => Math.round(box.scrollTop));
    const button = (name: string) => stage.getByRole('button', { name });
    for (const place of [1040, 2600]) {
      await scroller.evaluate((box, y) => box.scrollTo({ top: y }), place);
      await expect(
        stage.locator(`[data-id="${place / 52 + 2}"]`).first(),
      ).toBeVisible();
      await button('Leave the list').click();
      await expect(scroller).toHaveCount(0);
      await button('Back to the list').click();
      await expect.poll(top).toBe(place);
    }
    await scroller.evaluate((box) => box.scrollTo({ top: 0 }));
    await expect(stage.locator('[data-id="1"]').first()).toBeVisible();
    await button('Leave the list').click();
    await button('Back to the list').click();
    await expect.poll(top).toBe(0);
  },
);
