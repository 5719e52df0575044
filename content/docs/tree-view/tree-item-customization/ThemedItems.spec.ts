import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'takes its look from the theme',
  async ({ stage }) => {
    await expect(stage.getByText('North line')).toHaveCSS('font-weight', '700');
    await expect(stage.getByText('Ring line')).toHaveCSS('font-weight', '400');
    await stage.getByText('Old quay').click();
    await expect(stage.locator('[data-selected]')).toHaveCSS(
      'border-radius',
      '16px',
    );
  },
);
