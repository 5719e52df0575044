import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'shows one moment in two years, and changes it from each of the zones',
  async ({ stage, page }) => {
    const input = (zone: string) => fieldOf(stage, zone).input;
    await expect(input('UTC')).toHaveValue('12/31/2026 22:00');
    await expect(input('America/New_York')).toHaveValue('12/31/2026 17:00');
    await expect(input('Asia/Tokyo')).toHaveValue('01/01/2027 07:00');

    const tokyo = fieldOf(stage, 'Asia/Tokyo').group;
    await tokyo.getByRole('spinbutton', { name: 'Hours' }).click();
    await page.keyboard.press('ArrowUp');
    await expect(input('Asia/Tokyo')).toHaveValue('01/01/2027 08:00');
    await expect(input('UTC')).toHaveValue('12/31/2026 23:00');
    await expect(input('America/New_York')).toHaveValue('12/31/2026 18:00');
    await expect(stage.getByText(/^Value:/)).toHaveText(
      'Value: 2026-12-31T23:00:00.000Z',
    );
  },
);
