import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'leaves out the level that a row has no value for, and keeps empty texts',
  async ({ stage }) => {
    const row = (id: number) => stage.locator(`[role="row"][data-id="${id}"]`);
    await expect(row(1)).toHaveAttribute('aria-level', '3');
    await expect(row(2)).toHaveAttribute('aria-level', '2');
    await expect(row(3)).toHaveAttribute('aria-level', '2');
    await expect(row(4)).toHaveAttribute('aria-level', '1');
    // An empty text is a value.
    await expect(row(5)).toHaveAttribute('aria-level', '3');
  },
);
