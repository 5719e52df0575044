import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'moves a shipment to the group of its new carrier',
  async ({ stage, page }) => {
    const row = (name: string) =>
      stage
        .locator('.MuiDataGrid-row')
        .filter({ hasText: new RegExp(`^${name}`) });
    const move = async (number: string, carrier: string) => {
      await row(number).locator('[data-field="carrier"]').dblclick();
      await page.getByRole('option', { name: carrier }).click();
      await page.keyboard.press('Enter');
    };
    const open = (carrier: string) =>
      row(carrier).getByRole('button', { name: 'see children' }).click();
    await expect(row('Levante')).toContainText('(7)');
    await open('Levante');
    await expect(row('NG-10001')).toBeVisible();
    await open('Blue Fjord');
    await expect(row('NG-10005')).toBeVisible();
    await move('NG-10001', 'Blue Fjord');
    await expect(row('Blue Fjord')).toContainText('(5)');
    await expect(row('Levante')).toContainText('(6)');
    await expect(row('NG-10001')).toContainText('Blue Fjord');
    await expect(row('NG-10001')).toHaveAttribute('aria-level', '2');

    // The group disappears with its last shipment.
    await open('Alma Line');
    await expect(row('NG-10002')).toBeVisible();
    await move('NG-10002', 'Blue Fjord');
    await expect(row('Alma Line')).toContainText('(1)');
    await move('NG-10004', 'Blue Fjord');
    await expect(row('Blue Fjord')).toContainText('(7)');
    await expect(row('Alma Line')).toHaveCount(0);

    await row('Blue Fjord').locator('[data-field="carrier"]').dblclick();
    await expect(page.getByRole('listbox')).toHaveCount(0);
  },
);
