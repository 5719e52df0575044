import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens at once when the animation is off',
  async ({ stage }) => {
    await stage.getByRole('button', { name: 'Off' }).click();
    await stage.getByText('Strings').click();
    await expect(stage.getByText('Violins')).toHaveCount(0);
    await stage.getByText('Winds').click();
    await expect(stage.getByText('Oboes')).toBeVisible();
  },
);
