import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has one column for all levels or one for each, there and back',
  async ({ stage }) => {
    const headers = stage.locator('.MuiDataGrid-columnHeaderTitle');
    const single = ['Group', 'Shipment', 'Containers'];
    await expect(headers).toHaveText(single);
    const several = stage.getByLabel('A column for each level');
    await several.check();
    await expect(headers).toHaveText([
      'Carrier',
      'Status',
      'Shipment',
      'Containers',
    ]);
    await several.uncheck();
    await expect(headers).toHaveText(single);
  },
);
