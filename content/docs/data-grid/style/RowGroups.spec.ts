import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'styles groups by their depth, and leaves rows without children plain',
  async ({ stage }) => {
    const row = (name: string) => stage.getByRole('row', { name });
    await expect(row('Parks')).toHaveClass(/group-0/);
    await expect(row('Parks')).toHaveCSS('font-weight', '700');
    await expect(row('Trees')).toHaveClass(/group-1/);
    await expect(row('Pruning')).not.toHaveClass(/group-/);
    await expect(row('Playgrounds')).not.toHaveClass(/group-/);

    await row('Parks').getByRole('button').click();
    await expect(row('Trees')).toHaveCount(0);
    await expect(row('Parks')).toHaveClass(/group-0/);
    await row('Parks').getByRole('button').click();
    await expect(row('Trees')).toHaveClass(/group-1/);
  },
);
