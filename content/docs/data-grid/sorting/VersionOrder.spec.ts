import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'puts 1.10 after 1.9, and a release after its own previews',
  async ({ stage }) => {
    const versions = stage.locator('[role="gridcell"][data-field="version"]');
    const newestFirst = [
      '2.0.0',
      '2.0.0-beta.11',
      '2.0.0-beta.2',
      '1.10.0',
      '1.9.2',
    ];
    await expect(versions).toHaveText(newestFirst);
    const firmware = stage.getByRole('columnheader', { name: 'Firmware' });
    await firmware.click();
    await firmware.click();
    await expect(versions).toHaveText(newestFirst.toReversed());
  },
);
