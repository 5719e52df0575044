import { expect, type Locator, type Page } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

/** Drags the edge of a header to the right, or to the left in a page from right to left. */
async function dragEdge(
  page: Page,
  header: Locator,
  by: number,
): Promise<void> {
  const box = await header
    .locator('.MuiDataGrid-columnSeparator')
    .boundingBox();
  if (!box) throw new Error('The header has no edge to drag.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y);
  await page.mouse.move(x + by, y);
  await page.mouse.up();
}

testDemo(
  import.meta.url,
  'keeps width and order over new columns, a return, and a damaged storage',
  async ({ stage, page }) => {
    const key = 'shipments: columns';
    const headers = stage.getByRole('columnheader');
    const header = (name: string) => stage.getByRole('columnheader', { name });
    const button = (name: string) => stage.getByRole('button', { name });
    const withValue = stage.getByLabel('Show the value');
    const width = async (name: string) =>
      (await header(name).boundingBox())?.width;

    await button('Reset columns').click();
    await expect(headers).toHaveText(['Shipment', 'Goods', 'Carrier']);
    await header('Carrier')
      .locator('[draggable="true"]')
      .dragTo(header('Shipment'), { steps: 12 });
    const order = ['Carrier', 'Shipment', 'Goods'];
    await expect(headers).toHaveText(order);
    await dragEdge(page, header('Carrier'), 20);
    await expect.poll(() => width('Carrier')).toBe(120);

    // Another array of columns, with a new one at its beginning. After a drag
    // of an edge, the grid stops all clicks for a moment.
    await expect(() => withValue.check()).toPass();
    await expect(headers).toHaveText([...order, 'Value']);
    expect(await width('Carrier')).toBe(120);
    await withValue.uncheck();
    await expect(headers).toHaveText(order);
    expect(await width('Carrier')).toBe(120);

    await button('Leave and return').click();
    await expect(headers).toHaveText(order);
    await expect.poll(() => width('Carrier')).toBe(120);

    await button('Reset columns').click();
    await expect(headers).toHaveText(['Shipment', 'Goods', 'Carrier']);
    await expect.poll(() => width('Carrier')).toBe(100);

    for (const damaged of ['{"order":', 'null', '{"order":7,"widths":[]}']) {
      await page.evaluate(
        ([name = '', text = '']) => localStorage.setItem(name, text),
        [key, damaged],
      );
      await button('Leave and return').click();
      await expect(headers).toHaveText(['Shipment', 'Goods', 'Carrier']);
    }
    await button('Reset columns').click();
  },
);
