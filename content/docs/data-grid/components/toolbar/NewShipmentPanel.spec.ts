import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'adds shipments from its panel, none without goods, and gives the focus back',
  async ({ stage, page }) => {
    const trigger = stage.getByRole('button', { name: 'New shipment' });
    const panel = page.getByRole('dialog', { name: 'New shipment' });
    const goods = stage.locator('[role="gridcell"][data-field="goods"]');
    await trigger.click();
    await expect(panel.getByLabel('Goods')).toBeFocused();
    await page.keyboard.type('   ');
    await expect(panel.getByRole('button', { name: 'Add' })).toBeDisabled();
    await page.keyboard.press('Enter');
    await expect(goods).toHaveCount(3);
    await page.keyboard.type('Cork');
    await page.keyboard.press('Enter');
    await expect(panel).toHaveCount(0);
    await expect(goods).toHaveCount(4);
    await expect(trigger).toBeFocused();

    await trigger.click();
    // The field starts empty, and Escape adds nothing.
    await expect(panel.getByLabel('Goods')).toHaveValue('');
    await expect(panel.getByLabel('Goods')).toBeFocused();
    await page.keyboard.type('Salt');
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(goods).toHaveCount(4);
    await trigger.click();
    await expect(panel.getByLabel('Goods')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(goods).toHaveText([
      'Paper',
      'Solar panels',
      'Coffee beans',
      'Cork',
      'Salt',
    ]);
  },
);
