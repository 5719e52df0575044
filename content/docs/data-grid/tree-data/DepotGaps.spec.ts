import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'fills gaps with rows that have a name, and nothing else',
  async ({ stage }) => {
    const rows = stage.locator('.MuiDataGrid-row');
    const made = stage.locator('[data-id^="auto-generated-row"]');
    await expect(rows).toHaveCount(10);
    await expect(made).toHaveCount(5);
    // Proves: A generated row has a name and children, and nothing else:
    const europe = made.filter({ hasText: 'Europe' });
    await expect(europe.locator('[role="gridcell"]').first()).toHaveText(
      'Europe (5)',
    );
    await expect(europe.locator('[data-field="staff"]')).toHaveText('');
    await europe.getByRole('button', { name: 'hide children' }).click();
    await expect(rows).toHaveCount(5);
  },
);
