import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { dayOf, monthStands } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'marks the last working day of each month, and no other day',
  async ({ stage }) => {
    const marked = stage.getByTitle('Payday');
    await expect(marked).toHaveText('31');
    await stage.getByRole('button', { name: 'Next month' }).click();
    await monthStands(stage, 'January 2027');
    await expect(dayOf(stage, 29)).toHaveAttribute('title', 'Payday');
    await expect(marked).toHaveText(['29']);
  },
);
