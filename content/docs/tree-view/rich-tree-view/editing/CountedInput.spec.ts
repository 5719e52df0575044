import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'selects the text, counts the characters, and stops at 20',
  async ({ stage, page }) => {
    await stage.getByText('Hut, 45 min').dblclick();
    const input = stage.getByRole('textbox', { name: 'Text of the sign' });
    await expect(stage.getByText('11 of 20')).toBeVisible();
    await page.keyboard.type('Hut and spring, 45 minutes');
    await expect(input).toHaveValue('Hut and spring, 45 m');
    await expect(stage.getByText('20 of 20')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(stage.getByText('Hut and spring, 45 m')).toBeVisible();
  },
);
