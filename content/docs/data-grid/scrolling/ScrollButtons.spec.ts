import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'scrolls by rows and pixels in both directions of text, and stops at the start',
  async ({ stage, direction }) => {
    const press = (name: string) =>
      stage.getByRole('button', { name, exact: true }).click();
    const status = stage.getByRole('status');
    const sign = direction === 'rtl' ? '-' : '';
    await press('3 rows down');
    await press('3 rows down');
    await press('100 px on');
    await press('Read');
    await expect(status).toHaveText(`Position: top 312, left ${sign}100`);
    await press('100 px on');
    await press('Read');
    await expect(status).toHaveText(`Position: top 312, left ${sign}200`);
    await press('To the start');
    await press('To the start');
    await press('Read');
    await expect(status).toHaveText('Position: top 0, left 0');
  },
);
