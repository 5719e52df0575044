import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'hides and shows a city by mouse and keyboard, and works when all are hidden',
  async ({ stage, page }) => {
    const marks = stage.locator('.MuiMarkElement-root');
    const city = (name: string) => stage.getByRole('button', { name });
    await expect(marks).toHaveCount(18);
    await city('Valley').click();
    await expect(marks).toHaveCount(12);
    await expect(city('Valley')).toHaveText('Valley (hidden)');
    await city('Valley').focus();
    await page.keyboard.press('Enter');
    await expect(marks).toHaveCount(18);
    await expect(city('Valley')).toHaveText('Valley');

    for (const name of ['Coast', 'Valley', 'Plateau']) await city(name).click();
    await expect(marks).toHaveCount(0);
    await expect(stage.getByRole('status')).toHaveText(
      '0 of 3 cities are shown',
    );
    await expect(stage.getByText('100', { exact: true })).toBeVisible();
    await city('Coast').click();
    await expect(marks).toHaveCount(6);
    await page.mouse.move(0, 0);
  },
);
