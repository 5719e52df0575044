import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { rowOf } from '#tests/support/gridRows.ts';

testDemo(
  import.meta.url,
  'weights the rates by another field of the row, and not without the function',
  async ({ stage }) => {
    const rate = rowOf(stage, 'auto-generated-group-footer-root').locator(
      '[data-field="rate"]',
    );
    const header = stage.getByRole('columnheader', { name: 'Rate (€)' });
    await expect(rate).toHaveText('1,158');
    await expect(header).toContainText('per container');
    await stage.getByLabel('Weight the rates by containers').uncheck();
    await expect(rate).toHaveText('1,180');
    await expect(header).toContainText('avg');
    await stage.getByLabel('Weight the rates by containers').check();
    await expect(rate).toHaveText('1,158');
  },
);
