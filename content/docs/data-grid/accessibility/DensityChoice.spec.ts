import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'changes the height of rows and headers, and keeps it on a second press',
  async ({ stage }) => {
    const heights = async (row: string, header: string) => {
      await expect(stage.locator('[role="row"][data-id="1"]')).toHaveCSS(
        'height',
        row,
      );
      await expect(stage.getByRole('columnheader').first()).toHaveCSS(
        'height',
        header,
      );
    };
    const choose = (name: string) =>
      stage.getByRole('button', { name }).click();
    await heights('36px', '39px');
    await choose('Comfortable');
    await heights('67px', '72px');
    await choose('Comfortable');
    await heights('67px', '72px');
    await choose('Standard');
    await heights('52px', '56px');
  },
);
