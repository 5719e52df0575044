import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'turns the arrow to where the text begins',
  async ({ stage, direction }) => {
    const arrow = stage
      .getByRole('treeitem', { name: 'Care' })
      .locator('svg')
      .first();
    const turned = direction === 'rtl' ? 'matrix(-1, 0, 0, 1, 0, 0)' : 'none';
    await expect(arrow).toHaveCSS('transform', turned);
    await stage.getByText('Care').click();
    await expect(arrow).toHaveCSS('transform', 'none');
  },
);
