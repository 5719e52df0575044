import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'leads back to the cell that the server refused, and keeps the others',
  async ({ stage, page }) => {
    const input = (field: string) =>
      stage.locator(`[data-id="2"] [data-field="${field}"] input`);
    const alert = stage.getByRole('alert');

    await stage.locator('[data-id="2"] [data-field="goods"]').dblclick();
    await input('goods').fill('Inverters');
    await input('containers').click();
    await input('containers').fill('40');
    await input('goods').click();
    await page.keyboard.press('Enter');
    await expect(alert).toHaveText('Book 1 to 24 containers.');
    await expect(input('containers')).toBeFocused();
    await expect(stage.locator('.refused')).toHaveAttribute(
      'data-field',
      'containers',
    );
    // The grid's own outline has 1 px.
    await expect(stage.locator('.refused')).toHaveCSS('outline-width', '2px');
    // Proves: The grid forgets nothing: the other values of the row are still
    await expect(input('goods')).toHaveValue('Inverters');

    // The next refusal is about the other cell.
    await input('containers').fill('4');
    await input('goods').click();
    await input('goods').fill(' ');
    await page.keyboard.press('Enter');
    await expect(alert).toHaveText('Name the goods.');
    await expect(input('goods')).toBeFocused();
    await input('goods').fill('Inverters');
    await page.keyboard.press('Enter');
    await expect(alert).toHaveCount(0);
    await expect(stage.locator('.refused')).toHaveCount(0);
    await expect(stage.locator('[data-id="2"]')).toContainText('Inverters');

    // The message is about what was typed, so it goes away together with it.
    await stage.locator('[data-id="2"] [data-field="containers"]').dblclick();
    await input('containers').fill('0');
    await page.keyboard.press('Enter');
    await expect(alert).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(input('containers')).toHaveCount(0);
    await expect(alert).toHaveCount(0);
    await expect(stage.locator('.refused')).toHaveCount(0);
    await expect(
      stage.locator('[data-id="2"] [data-field="containers"]'),
    ).toHaveText('4');
  },
);
