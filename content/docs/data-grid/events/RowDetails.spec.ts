import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows the report of the row that was clicked last',
  async ({ stage }) => {
    const status = stage.getByRole('status');
    await expect(status).toContainText('Engine failure');
    await stage.getByText('Trawler').click();
    await expect(status).toHaveText(/^15:05 Rope in the propeller/);
    await stage.getByText('Trawler').click();
    await expect(status).toContainText('Rope in the propeller');
    await stage.getByText('11:40').click();
    await expect(status).toContainText('Cut off by the tide');
  },
);
