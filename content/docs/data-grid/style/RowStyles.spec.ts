import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'marks the delayed and the canceled row, wherever sorting puts them',
  async ({ stage }) => {
    const row = (name: string) => stage.getByRole('row', { name });
    const check = async () => {
      await expect(row('Armadale').getByText('Delayed')).toHaveCSS(
        'font-weight',
        '700',
      );
      await expect(row('Colonsay')).toHaveCSS(
        'text-decoration-line',
        'line-through',
      );
      await expect(row('Dunoon')).toHaveCSS('text-decoration-line', 'none');
      await expect(row('Dunoon')).not.toHaveClass(/sailing|time/);
    };
    await check();
    const route = stage.getByRole('columnheader', { name: 'Route' });
    await route.click();
    await route.click();
    await expect(
      stage.locator('[role="gridcell"][data-field="route"]').first(),
    ).toHaveText('Oban – Craignure');
    await check();
  },
);
