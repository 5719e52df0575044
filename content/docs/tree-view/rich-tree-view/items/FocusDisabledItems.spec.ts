import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'stops at disabled items, or skips them',
  async ({ stage, page }) => {
    const last = stage.getByText('Last focused');
    await stage.getByText('Dutch').click();
    await page.keyboard.press('ArrowDown');
    await expect(last).toHaveText('Last focused: korean');
    await stage.getByLabel('Disabled items take the focus').uncheck();
    await stage.getByText('Dutch').click();
    await page.keyboard.press('ArrowDown');
    await expect(last).toHaveText('Last focused: welsh');
  },
);
