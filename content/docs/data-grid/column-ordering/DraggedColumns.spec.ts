import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'moves the cells with the header, there and back, and does not sort',
  async ({ stage }) => {
    const headers = stage.getByRole('columnheader');
    const header = (name: string) => stage.getByRole('columnheader', { name });
    const drag = (name: string, over: string) =>
      header(name)
        .locator('[draggable="true"]')
        .dragTo(header(over), { steps: 12 });
    await expect(headers).toHaveText(['Shipment', 'Goods', 'Carrier']);
    await drag('Carrier', 'Shipment');
    await expect(headers).toHaveText(['Carrier', 'Shipment', 'Goods']);
    await expect(stage.getByRole('gridcell').first()).toHaveText('Levante');
    await drag('Carrier', 'Goods');
    await expect(headers).toHaveText(['Shipment', 'Goods', 'Carrier']);
    await expect(header('Carrier')).toHaveAttribute('aria-sort', 'none');
  },
);
