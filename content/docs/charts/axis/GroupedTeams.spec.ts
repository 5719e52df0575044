import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'labels each team, and each site once although both have teams of the same name',
  async ({ stage }) => {
    const row = (group: number) =>
      stage.locator(`[data-group-index="${group}"]`);
    const labels = (group: number) =>
      row(group).locator('.MuiChartsAxis-tickLabel');
    await expect(labels(0)).toHaveText([
      'Packing',
      'Returns',
      'Customs',
      'Packing',
      'Returns',
    ]);
    await expect(labels(1)).toHaveText(['Hamburg', 'Vienna']);
    await expect(row(1).locator('.MuiChartsAxis-tick').first()).toHaveCSS(
      'stroke-width',
      '2px',
    );
    await expect(row(0).locator('.MuiChartsAxis-tick').last()).toHaveCSS(
      'stroke-width',
      '1px',
    );
  },
);
