import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'leaves half of a wrong answer in the grid, and nothing of it when answers are checked',
  async ({ stage }) => {
    const message = stage.getByRole('status');
    const press = (name: string) => stage.getByRole('button', { name }).click();
    await press('Unknown column');
    await expect(message).toHaveText(
      "Cannot read properties of undefined (reading 'type') Filters: 0",
    );
    await press('Unknown operator');
    await expect(message).toHaveText(
      /^MUI X: No filter operator .* Filters: 1$/,
    );
    await press('Missing parts');
    await expect(message).toHaveText(/^Cannot .* Filters: 1$/);

    await stage.getByLabel('Check answers').check();
    await press('Unknown column');
    await expect(message).toHaveText(
      'The answer has a column "weight_kg" that does not exist. Ask in other words. Filters: 0',
    );
    await press('Unknown operator');
    await expect(message).toHaveText(/^The answer has a filter .* Filters: 0$/);
    await press('Missing parts');
    await expect(message).toHaveText('Done. Filters: 1');
    const status = stage.locator('[role="gridcell"][data-field="status"]');
    await expect(status.first()).toHaveText('At sea');
    await expect(status.filter({ hasNotText: 'At sea' })).toHaveCount(0);
  },
);
