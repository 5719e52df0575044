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
    await expect(header('Dates').locator('svg.MuiSvgIcon-root')).toHaveCount(0);
    await expect(
      stage.locator('.invoice-header svg[data-testid="PaymentsIcon"]'),
    ).toHaveCount(1);
    expect((await header('Dates').boundingBox())?.height).toBe(36);
    expect((await header('Shipment').boundingBox())?.height).toBe(56);
  },
);
