import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'marks warm and cold cells, and no others',
  async ({ stage }) => {
    await expect(stage.locator('.warm')).toHaveText(['8.9', '7.3']);
    await expect(stage.locator('.cold')).toHaveText(['0.4', '0.7']);
    await expect(stage.locator('.room')).toHaveCount(3);
    await expect(stage.locator('.room').first()).toHaveCSS(
      'font-weight',
      '700',
    );
    const plain = stage.getByRole('gridcell', { name: '3.1' });
    await expect(plain).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(stage.locator('.warm').first()).not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
  },
);
