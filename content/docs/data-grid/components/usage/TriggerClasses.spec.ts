import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'fills the button while a filter is active, and empties it without one',
  async ({ stage, page }) => {
    const trigger = stage.getByRole('button', {
      name: 'Filters',
      exact: true,
    });
    const fill = () =>
      trigger.evaluate((button) => getComputedStyle(button).backgroundColor);
    const filled = await fill();
    expect(filled).not.toBe('rgba(0, 0, 0, 0)');
    await expect(trigger).toHaveCSS('border-radius', '16px');

    await trigger.click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.mouse.move(0, 0);
    await expect.poll(fill).not.toBe(filled);
    await expect(trigger).toHaveCSS('border-radius', '16px');
    await expect(stage.getByText('NG-10001')).toBeVisible();
  },
);

testStylings(import.meta.url, '.MuiDataGrid-toolbar button');
