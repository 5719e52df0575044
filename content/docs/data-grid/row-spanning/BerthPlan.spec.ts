import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws one block for each stay, of its whole length, and cannot be sorted apart',
  async ({ stage }) => {
    const block = (name: string) =>
      stage.getByRole('gridcell', { name, exact: true });
    for (const [ship, hours] of [
      ['Alma', 2],
      ['Borealis', 2],
      ['Caledon', 2],
      ['Petrel', 3],
      ['Wren', 2],
    ] as const) {
      await expect(block(ship)).toHaveCount(1);
      await expect(block(ship)).toHaveAttribute('aria-rowspan', String(hours));
      const inner = await block(ship).locator('div').boundingBox();
      expect(inner?.height).toBeGreaterThan(hours * 52 - 12);
    }

    const header = stage.getByRole('columnheader', { name: 'Pier' });
    await header.click();
    await expect(header).not.toHaveAttribute('aria-sort', /ending/);
    await expect(
      stage.locator('[role="gridcell"][data-field="from"]').first(),
    ).toHaveText('06:00');
  },
);
