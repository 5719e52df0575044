import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'aligns cells with their headers, on swapped sides from right to left',
  async ({ stage, direction }) => {
    const cell = (field: string) =>
      stage.locator(`[role="gridcell"][data-field="${field}"]`).first();
    await expect(cell('status')).toHaveCSS('display', 'flex');
    await expect(cell('status')).toHaveClass(/cell--textCenter/);
    const start = direction === 'rtl' ? 'right' : 'left';
    const end = direction === 'rtl' ? 'left' : 'right';
    await expect(cell('due')).toHaveCSS('text-align', end);
    await expect(cell('customer')).toHaveCSS('text-align', start);
    await expect(stage.getByRole('columnheader', { name: 'Due' })).toHaveClass(
      /alignRight/,
    );
  },
);
