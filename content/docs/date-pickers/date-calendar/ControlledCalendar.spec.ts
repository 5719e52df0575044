import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { dayOf, monthStands } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'follows the state into the next year, keeps the time, and stays in the month without a value',
  async ({ stage }) => {
    const due = stage.getByText(/^(Due on|No due date)/);
    const press = (name: string) => stage.getByRole('button', { name }).click();
    await press('One day later');
    await expect(due).toHaveText('Due on January 1, 2027 at 17:00');
    await monthStands(stage, 'January 2027');
    await dayOf(stage, 8).click();
    await expect(due).toHaveText('Due on January 8, 2027 at 17:00');

    // Proves: With null, nothing is selected, and the month in view stays.
    await press('Clear');
    await expect(due).toHaveText('No due date');
    await expect(stage.getByRole('gridcell', { selected: true })).toHaveCount(
      0,
    );
    await monthStands(stage, 'January 2027');
  },
);
