import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'sorts a drawn number as a number, and exports its text, also of an empty one',
  async ({ stage }) => {
    const header = stage.getByRole('columnheader', { name: 'In transit' });
    const cells = stage.locator('[role="gridcell"][data-field="transit"]');
    await expect(cells).toHaveText([
      '24 days',
      'Not known',
      '31 days',
      '9 days',
    ]);
    // As texts, "9 days" would come last.
    await header.click();
    await expect(cells).toHaveText([
      'Not known',
      '9 days',
      '24 days',
      '31 days',
    ]);
    await header.click();
    await expect(cells.first()).toHaveText('31 days');

    await stage.getByRole('button', { name: 'Show the export' }).click();
    await expect(stage.locator('pre')).toContainText('NG-10049,9 days');
    await expect(stage.locator('pre')).toContainText('NG-10001,Not known');
  },
);
