import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'explains a group, draws an icon in another, and makes their row lower',
  async ({ stage, page }) => {
    const header = (name: string) => stage.getByRole('columnheader', { name });
    await header('Dates').getByText('Dates').hover();
    await expect(page.getByRole('tooltip')).toHaveText(
      'In the time zone of the port',
    );
    // Without the line between headers, which is an icon as well.
    const icon = '.MuiDataGrid-columnHeaderTitleContainer svg';
    await expect(header('Dates').locator(icon)).toHaveCount(0);
    await expect(stage.locator('.invoice-header').locator(icon)).toBeVisible();
    expect((await header('Dates').boundingBox())?.height).toBe(36);
    expect((await header('Shipment').boundingBox())?.height).toBe(56);
  },
);
