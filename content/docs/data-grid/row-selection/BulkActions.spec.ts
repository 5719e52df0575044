import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'acts on what is selected, by both kinds of model, and clears it afterwards',
  async ({ stage }) => {
    const box = (id: number) =>
      stage.locator(`[role="row"][data-id="${id}"]`).getByRole('checkbox');
    const model = stage.locator('output');
    const action = stage.getByRole('button', { name: 'Raise priority' });
    const priority = stage.locator('[role="gridcell"][data-field="priority"]');
    await expect(action).toBeDisabled();
    await stage.getByRole('button', { name: 'Select the first two' }).click();
    await expect(model).toHaveText("{ type: 'include', ids: [1, 2] }");
    await box(2).uncheck();
    await box(5).check();
    await expect(model).toHaveText("{ type: 'include', ids: [1, 5] }");
    await action.click();
    await expect(priority.nth(4)).toHaveText('High');
    await expect(priority.nth(2)).toHaveText('Normal');
    await expect(action).toBeDisabled();

    // Proves: Code that reads only ids finds nothing.
    // All rows: the model has the rows that are not selected.
    await stage.getByRole('checkbox', { name: 'all rows' }).check();
    await expect(model).toHaveText("{ type: 'exclude', ids: [] }");
    await box(3).uncheck();
    await expect(model).toHaveText("{ type: 'exclude', ids: [3] }");
    await expect(action).toHaveText('Raise priority of 4');
    await action.click();
    await expect(priority).toHaveText([
      'High',
      'High',
      'Normal',
      'High',
      'High',
    ]);
    await expect(model).toHaveText("{ type: 'include', ids: [] }");
  },
);
