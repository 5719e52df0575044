import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { dayOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'has the shortcuts in a row above the calendar, and they still work',
  async ({ stage }) => {
    const shortcuts = stage.getByRole('list');
    const [row, grid] = [
      await shortcuts.boundingBox(),
      await stage.getByRole('grid').boundingBox(),
    ];
    if (!row || !grid) throw new Error('The picker has no size.');
    expect(row.y + row.height).toBeLessThanOrEqual(grid.y);
    expect(row.width).toBeGreaterThan(row.height);

    await stage.getByRole('button', { name: '+ 1 week' }).click();
    await expect(dayOf(stage, 24)).toHaveAttribute('aria-selected', 'true');
    await stage.getByRole('button', { name: '+ 1 month' }).click();
    await expect(stage.getByRole('grid', { name: 'May 2026' })).toBeVisible();
    await stage.getByRole('button', { name: 'Cancel' }).click();
    await expect(stage.getByRole('grid', { name: 'April 2026' })).toBeVisible();
    await expect(stage.getByRole('rowgroup')).toHaveCount(1);
    await expect(dayOf(stage, 17)).toHaveAttribute('aria-selected', 'true');
  },
);
