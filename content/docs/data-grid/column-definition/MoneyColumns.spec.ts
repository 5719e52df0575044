import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'formats two columns with one type, sorts them as numbers, and leaves no value empty',
  async ({ stage }) => {
    const prices = stage.locator(
      '[role="gridcell"][data-field="perContainer"]',
    );
    await expect(prices).toHaveText([
      '€4,001',
      '€2,684',
      '€4,489',
      '$3,548',
      '',
    ]);
    const header = stage.getByRole('columnheader', { name: 'Per container' });
    await header.click();
    await expect(prices).toHaveText([
      '',
      '€2,684',
      '$3,548',
      '€4,001',
      '€4,489',
    ]);
    await expect(prices.first()).toHaveCSS('text-align', /right|end/);
    await expect(
      stage.locator('[role="gridcell"][data-field="value"]').first(),
    ).toHaveText('£1,933');
  },
);
