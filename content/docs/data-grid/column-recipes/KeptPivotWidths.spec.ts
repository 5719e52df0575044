import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

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

    const edge = await column
      .locator('.MuiDataGrid-columnSeparator')
      .boundingBox();
    if (!edge) throw new Error('The header has no edge to drag.');
    const [x, y] = [edge.x + edge.width / 2, edge.y + edge.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 10, y);
    await page.mouse.move(x + 30, y);
    await page.mouse.up();
    await expect.poll(width).toBe(140);

    // After a drag of an edge, the grid stops all clicks for a moment.
    await expect(() => pivot.uncheck()).toPass();
    await expect(column).toHaveCount(0);
    await expect(
      stage.getByRole('columnheader', { name: 'Shipment' }),
    ).toBeVisible();
    await pivot.check();
    await expect.poll(width).toBe(140);
    await button('Leave and return').click();
    await expect.poll(width).toBe(140);
    expect((await other.boundingBox())?.width).toBe(110);

    await button('Forget widths').click();
    await button('Leave and return').click();
    await expect.poll(width).toBe(110);
  },
);
