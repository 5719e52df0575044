import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'explains a header, shows a name that is cut off, and leaves a short one alone',
  async ({ stage, page }) => {
    const title = (name: string) =>
      stage
        .getByRole('columnheader', { name })
        .locator('.MuiDataGrid-columnHeaderTitle');
    const tooltip = page.getByRole('tooltip');
    await title('ETA').hover();
    await expect(tooltip).toHaveText(
      'Estimated time of arrival at the port of discharge',
    );
    await title('Gross weight in kg').hover();
    await expect(tooltip).toHaveText('Gross weight in kg');
    await title('Shipment').hover();
    await expect(tooltip).toHaveCount(0);
  },
);
