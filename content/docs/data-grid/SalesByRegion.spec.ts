import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'groups by region with totals, and opens and closes a group',
  async ({ stage }) => {
    const group = (name: string) => stage.getByRole('row', { name });
    await expect(group('North')).toContainText('4,760');
    await expect(group('North')).toContainText('14,560');
    await expect(stage.getByText('Apple cake')).toBeVisible();
    await expect(stage.getByText('Fish rolls')).toHaveCount(0);

    await group('Coast').getByRole('button').click();
    await expect(stage.getByText('Fish rolls')).toBeVisible();
    await group('North').getByRole('button').click();
    await expect(stage.getByText('Apple cake')).toHaveCount(0);
    await expect(group('North')).toContainText('4,760');
    await group('North').getByRole('button').click();
    await expect(stage.getByText('Apple cake')).toBeVisible();
  },
);
