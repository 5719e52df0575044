import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'moves the toolbar, keeps the value, and ignores a second press of the same button',
  async ({ stage }) => {
    const layout = stage.locator('.MuiPickersLayout-root');
    const press = (name: string) => stage.getByRole('button', { name }).click();
    await expect(layout).not.toHaveClass(/MuiPickersLayout-landscape/);
    await stage.getByRole('gridcell', { name: '30' }).click();
    await press('Landscape');
    await press('Landscape');
    await expect(layout).toHaveClass(/MuiPickersLayout-landscape/);
    await expect(
      stage.getByRole('heading', { name: 'Thu, Apr 30' }),
    ).toBeVisible();
    await press('Portrait');
    await expect(layout).not.toHaveClass(/MuiPickersLayout-landscape/);
  },
);
