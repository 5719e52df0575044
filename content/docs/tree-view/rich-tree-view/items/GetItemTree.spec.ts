import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'writes the tree as an outline',
  async ({ stage }) => {
    await stage.getByRole('button', { name: 'Write as text' }).click();
    await expect(stage.getByRole('status')).toHaveText(
      '- Opening   - Minutes   - Apologies - Budget',
    );
  },
);
