import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'labels the lines below the target, then all of them, and none where bars are too narrow',
  async ({ stage }) => {
    const labels = stage.locator('.MuiBarLabel-root');
    const missed = stage.getByRole('switch', { name: /missed the target/ });
    await expect(labels).toHaveText(['88', '79', '85']);
    await missed.uncheck();
    await expect(labels).toHaveText(['94', '88', '91', '79', '96', '85']);
    await missed.check();
    await expect(labels).toHaveCount(3);
    await stage.evaluate((box) => {
      box.style.width = '190px';
    });
    await expect(labels).toHaveCount(0);
    await stage.evaluate((box) => {
      box.style.width = '';
    });
    await expect(labels).toHaveCount(3);
  },
);
