import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'answers at the time of the click',
  async ({ stage }) => {
    const ask = stage.getByRole('button');
    await ask.click();
    await expect(stage.getByRole('status')).toHaveText('Winter: expanded');
    await stage.getByText('Winter', { exact: true }).click();
    await ask.click();
    await expect(stage.getByRole('status')).toHaveText('Winter: collapsed');
  },
);
