import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'filters by the pressed buttons, by keyboard, and by none',
  async ({ stage, page }) => {
    const count = (text: string) => expect(stage.getByText(text)).toBeVisible();
    const choice = (name: string) =>
      page.getByRole('button', { name, exact: true });
    await count('1–15 of 15');
    await stage
      .getByRole('columnheader', { name: 'Priority' })
      .getByRole('button', { name: 'Show filters' })
      .click();
    await expect(choice('Low')).toBeFocused();
    await choice('Normal').click();
    await count('1–11 of 11');
    await choice('High').click();
    await count('1–25 of 25');
    await choice('Low').focus();
    await page.keyboard.press('Space');
    await count('1–10 of 10');
    await page.keyboard.press('Space');
    await count('1–25 of 25');
    await page.keyboard.press('Escape');
    await expect(choice('Low')).toHaveCount(0);
  },
);
