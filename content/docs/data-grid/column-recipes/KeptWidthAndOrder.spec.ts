import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { dragEdge } from '#tests/support/gridColumns.ts';

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

    // Another array of columns, with a new one at its beginning.
    await withValue.check();
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
