import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'rounds the values in the labels, and prints one label for each bar',
  async ({ stage }) => {
    const labels = stage.locator('.MuiBarLabel-root');
    await expect(labels).toHaveText(['412 t', '269 t', '187 t', '96 t']);
    await expect(stage.locator('.MuiBarElement-root')).toHaveCount(4);
    await expect(labels.first()).toHaveCSS('font-weight', '600');
    await expect(labels.first()).toHaveCSS('pointer-events', 'none');
  },
);
