import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'saves once for each drag, and not when the column is dropped outside',
  async ({ stage, page }) => {
    const header = (name: string) => stage.getByRole('columnheader', { name });
    const handle = (name: string) => header(name).locator('[draggable="true"]');
    const status = stage.getByRole('status');
    await expect(status).toContainText('Saved: nothing yet');
    await handle('Carrier').dragTo(header('Shipment'), { steps: 12 });
    await expect(status).toContainText(
      'Saved: carrier, number, goods (Carrier: 2 to 0)',
    );

    // Over another header, then out of the grid: the column returns.
    const from = await handle('Carrier').boundingBox();
    const over = await header('Goods').boundingBox();
    if (!from || !over) throw new Error('The headers are not drawn.');
    const y = from.y + from.height / 2;
    await page.mouse.move(from.x + from.width / 2, y);
    await page.mouse.down();
    await page.mouse.move(over.x + over.width / 2, y, { steps: 12 });
    await page.mouse.move(over.x, from.y - 60, { steps: 6 });
    await page.mouse.up();
    await expect(stage.getByRole('columnheader')).toHaveText([
      'Carrier',
      'Shipment',
      'Goods',
    ]);
    await expect(status).toContainText(
      'Saved: carrier, number, goods (Carrier: 2 to 0)',
    );
  },
);
