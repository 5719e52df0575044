import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'takes the last day of a shorter month, and does not go back to the longer one',
  async ({ stage }) => {
    const value = stage.getByText(/^Value:/);
    const choose = (name: string) => stage.getByRole('radio', { name }).click();
    await choose('February');
    await expect(value).toHaveText('Value: 2028-02-29');
    await choose('2027');
    await expect(value).toHaveText('Value: 2027-02-28');
    await choose('2032');
    await choose('March');
    await expect(value).toHaveText('Value: 2032-03-28');
  },
);
