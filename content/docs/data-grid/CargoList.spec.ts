import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'filters by a header, and keeps the vessel and the total in view',
  async ({ stage }) => {
    const vessels = stage.locator('[role="gridcell"][data-field="vessel"]');
    await expect(vessels).toHaveCount(5);
    await expect(stage.getByRole('row', { name: 'Total' })).toContainText(
      '1,555',
    );
    const port = stage.locator(
      '[role="columnheader"][data-field="port"] input',
    );
    await port.fill('ham');
    await expect(vessels).toHaveText(['Nordlys', 'Total']);
    await port.fill('Oslo');
    await expect(vessels).toHaveText(['Total']);
    await port.fill('');
    await expect(vessels).toHaveCount(5);

    const header = stage.getByRole('columnheader', { name: 'Vessel' }).first();
    await expect(header).toHaveClass(/pinnedLeft/);
    await stage
      .locator('.MuiDataGrid-virtualScroller')
      .evaluate((element) => element.scrollBy({ left: 400 }));
    await expect(header).toBeInViewport();
  },
);
