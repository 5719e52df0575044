import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'gives every row the same height, also after sorting, and never one of its own to the header',
  async ({ stage }) => {
    const heights = () =>
      stage
        .locator('[role="row"][data-id]')
        .evaluateAll((all) =>
          all.map((row) => row.getBoundingClientRect().height),
        );
    expect(await heights()).toEqual([36, 36, 36, 36, 36, 36]);
    const header = stage.getByRole('columnheader', { name: 'Goods' });
    expect((await header.boundingBox())?.height).toBe(48);
    await header.click();
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    expect(await heights()).toEqual([36, 36, 36, 36, 36, 36]);
  },
);
