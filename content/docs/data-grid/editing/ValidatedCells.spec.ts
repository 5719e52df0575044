import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps an invalid cell in edit mode and says why, whatever the user tries',
  async ({ stage, page }) => {
    const cell = (id: number, field: string) =>
      stage.locator(`[data-id="${id}"] [data-field="${field}"]`);
    const input = stage.locator('.MuiDataGrid-cell--editing input');
    // The page itself has an alert, too, for its title.
    const alert = page.locator('.MuiTooltip-tooltip[role="alert"]');

    await cell(1, 'containers').dblclick();
    await input.fill('25');
    await expect(alert).toHaveText('A ship takes 1 to 24 containers');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await input.press('Enter');
    await input.press('Tab');
    await cell(2, 'goods').click();
    await expect(input).toHaveValue('25');
    await input.click();
    await input.fill('24');
    await input.press('Enter');
    await expect(input).toHaveCount(0);
    await expect(alert).toHaveCount(0);
    await expect(cell(1, 'containers')).toHaveText('24');

    // Without a delay, an invalid value is refused even when Enter follows at once.
    await cell(1, 'containers').click();
    await page.keyboard.type('99');
    await page.keyboard.press('Enter');
    await expect(input).toHaveValue('99');
    await page.keyboard.press('Escape');
    await expect(cell(1, 'containers')).toHaveText('24');

    // Proves: Until it answers, the input has a loading icon and nothing is
    // Enter is ignored until the server has answered; then it saves.
    await cell(2, 'number').dblclick();
    await input.fill('NG-10003');
    await input.press('Enter');
    await expect(alert).toHaveText('NG-10003 exists already');
    await input.fill('NG-10099');
    await input.press('Enter');
    await expect(alert).toHaveCount(0);
    await expect(input).toHaveValue('NG-10099');
    await input.press('Enter');
    await expect(input).toHaveCount(0);
    await expect(cell(2, 'number')).toHaveText('NG-10099');
  },
);
