import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps the first column in its place, and lets the others change theirs',
  async ({ stage, page }) => {
    const headers = stage.getByRole('columnheader');
    const header = (name: string) => stage.getByRole('columnheader', { name });
    await expect(header('Shipment').locator('[draggable="true"]')).toHaveCount(
      0,
    );
    await header('Carrier')
      .locator('[draggable="true"]')
      .dragTo(header('Shipment'), { steps: 12 });
    await page.waitForTimeout(200);
    await expect(headers.first()).toHaveText('Shipment');
    const second = await headers.nth(1).textContent();
    const [dragged, over] =
      second === 'Carrier' ? ['Goods', 'Carrier'] : ['Carrier', 'Goods'];
    await header(dragged)
      .locator('[draggable="true"]')
      .dragTo(header(over), { steps: 12 });
    await expect(headers).toHaveText(['Shipment', dragged, over]);
  },
);
