import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has compact rows without a border, from the theme',
  async ({ stage }) => {
    const grid = stage.locator('.MuiDataGrid-root');
    await expect(grid).toHaveCSS('border-top-style', 'none');
    await expect(stage.getByRole('row', { name: 'Cedar' })).toHaveCSS(
      'height',
      '36px',
    );
    await expect(
      stage.locator('.MuiDataGrid-columnHeaderTitle').first(),
    ).toHaveCSS('text-transform', 'uppercase');
    await expect(stage.locator('.MuiDataGrid-footerContainer')).toHaveCount(0);
  },
);
