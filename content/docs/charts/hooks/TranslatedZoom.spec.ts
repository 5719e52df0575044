import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'names its buttons in each language, and keeps the zoom when the language changes',
  async ({ stage, page }) => {
    const buttons = stage.getByRole('button');
    const marks = stage.locator(
      '.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel',
    );
    const hours = async () => (await marks.allTextContents()).join(' ');
    const choose = async (language: string) => {
      await stage.getByRole('combobox', { name: 'Language' }).click();
      await page.getByRole('option', { name: language }).click();
    };
    await expect(buttons).toHaveText(['Zooma in', 'Zooma ut']);
    await expect(buttons.last()).toBeDisabled();
    await expect.poll(hours).toContain('0:00');
    const whole = await hours();
    for (let press = 0; press < 4; press += 1) await buttons.first().click();
    await expect.poll(hours).not.toBe(whole);
    await expect(buttons.last()).toBeEnabled();
    const zoomed = await hours();

    await choose('English');
    await expect(buttons).toHaveText(['Zoom in', 'Zoom out']);
    await choose('Ελληνικά');
    await expect(buttons).toHaveText(['Μεγέθυνση', 'Σμίκρυνση']);
    expect(await hours()).toBe(zoomed);
    await choose('Svenska');
    await expect(buttons).toHaveText(['Zooma in', 'Zooma ut']);
  },
);
