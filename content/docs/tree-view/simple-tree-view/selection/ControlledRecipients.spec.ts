import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'takes the selection from the buttons and from the tree',
  async ({ stage }) => {
    const selected = stage.locator('[aria-selected="true"]');
    await expect(selected).toHaveCount(1);
    await stage.getByRole('button', { name: 'Select everybody' }).click();
    await expect(selected).toHaveCount(5);
    await stage.getByText('Jonas Weber').click({ modifiers: ['Control'] });
    await expect(selected).toHaveCount(4);
    await stage.getByRole('button', { name: 'Select nobody' }).click();
    await expect(selected).toHaveCount(0);
  },
);
