import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'chooses a month, then a year by the header, and comes back to the months',
  async ({ stage }) => {
    const report = stage.getByText(/^Report for/);
    const choose = (name: string) => stage.getByRole('radio', { name }).click();
    await choose('February');
    await expect(report).toHaveText('Report for February 2026');
    await stage.getByRole('button', { name: /view is open, switch/ }).click();
    await choose('2028');
    await expect(report).toHaveText('Report for February 2028');
    await choose('December');
    await expect(report).toHaveText('Report for December 2028');
  },
);
