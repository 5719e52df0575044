import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'scrolls to the chosen row and selects it, and says so when a filter hides it',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    const selected = stage.getByRole('row', { selected: true });
    const goTo = async (village: string) => {
      await stage.getByLabel('Go to village').fill(village);
      await page.getByRole('option', { name: village }).click();
    };
    await goTo('Mlomp');
    await expect(status).toHaveText('Mlomp is selected');
    await expect(selected).toContainText('W-15');
    await expect(selected).toBeInViewport();
    await goTo('Abene');
    await expect(selected).toHaveCount(1);
    await expect(selected).toContainText('W-07');

    const village = stage.getByRole('columnheader', { name: 'Village' });
    await village.hover();
    await village.getByRole('button', { name: 'menu' }).click();
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await page.getByRole('textbox', { name: 'Value' }).fill('Bignona');
    await expect(stage.getByText('W-07')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await goTo('Elinkine');
    await expect(status).toHaveText('The filter hides Elinkine');
    await expect(selected).toHaveCount(0);
  },
);
