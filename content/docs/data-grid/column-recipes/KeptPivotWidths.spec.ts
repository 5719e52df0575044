import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { dragEdge } from '#tests/support/gridColumns.ts';

testDemo(
  import.meta.url,
  'keeps the width of a pivot column when pivoting is turned off and on, and after a return',
  async ({ stage, page }) => {
    const column = stage.locator(
      '[role="columnheader"][data-field="High>->containers"]',
    );
    const other = stage.locator(
      '[role="columnheader"][data-field="Low>->containers"]',
    );
    const pivot = stage.getByLabel('Pivot');
    const button = (name: string) => stage.getByRole('button', { name });
    const width = async () => (await column.boundingBox())?.width;

    await button('Forget widths').click();
    await button('Leave and return').click();
    await expect.poll(width).toBe(110);

    await dragEdge(page, column, 30);
    await expect.poll(width).toBe(140);

    // Proves: Users cannot drag pivot columns.
    await expect(column.locator('[draggable="true"]')).toHaveCount(0);

    await pivot.uncheck();
    await expect(column).toHaveCount(0);
    await expect(
      stage.getByRole('columnheader', { name: 'Shipment' }),
    ).toBeVisible();
    await expect(stage.locator('[draggable="true"]').first()).toBeVisible();
    await pivot.check();
    await expect.poll(width).toBe(140);
    await button('Leave and return').click();
    await expect.poll(width).toBe(140);
    expect((await other.boundingBox())?.width).toBe(110);

    await button('Forget widths').click();
    await expect.poll(width).toBe(110);
    await button('Leave and return').click();
    await expect.poll(width).toBe(110);
  },
);
