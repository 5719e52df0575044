import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'explains a header to the pointer, shows a name that is cut off, and leaves a short one alone',
  async ({ stage, page, keys }) => {
    const title = (name: string) =>
      stage
        .getByRole('columnheader', { name })
        .locator('.MuiDataGrid-columnHeaderTitle');
    const tooltip = page.getByRole('tooltip');
    await title('ETA').hover();
    await expect(
      tooltip.getByText('Estimated time of arrival at the port of discharge'),
    ).toBeVisible();
    await title('Gross weight in kg').hover();
    await expect(tooltip.getByText('Gross weight in kg')).toBeVisible();
    await title('Shipment').hover();
    await expect(tooltip).toHaveCount(0);
    // The keyboard focus is on the whole header, and explains nothing.
    await stage.getByRole('columnheader', { name: 'Shipment' }).focus();
    await page.keyboard.press(keys.open);
    await expect(
      stage.getByRole('columnheader', { name: 'ETA' }),
    ).toBeFocused();
    await expect(tooltip).toHaveCount(0);
  },
);
