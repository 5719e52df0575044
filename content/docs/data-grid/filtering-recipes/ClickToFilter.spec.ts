import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'filters by the clicked status, shows all with a second click, and keeps the search',
  async ({ stage, page, keys }) => {
    const count = (text: string) => expect(stage.getByText(text)).toBeVisible();
    const chip = stage
      .locator('[role="row"][data-id="4"]')
      .getByRole('button', { name: 'Delayed' });
    await chip.click();
    await count('1–3 of 3');
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await chip.click();
    await count('1–40 of 40');
    await expect(chip).toHaveAttribute('aria-pressed', 'false');

    await stage.locator('[data-id="4"] [data-field="number"]').click();
    await page.keyboard.press(keys.open);
    await expect(chip).toBeFocused();
    await page.keyboard.press('Enter');
    await count('1–3 of 3');

    await stage.getByRole('button', { name: 'Search' }).click();
    await stage.getByRole('searchbox').fill('machine');
    await count('1–2 of 2');
    await chip.click();
    await count('1–5 of 5');
  },
);
