import { expect, type Locator, type Page } from '@playwright/test';

export const box = (page: Page): Locator => page.getByRole('combobox', { name: 'Search' });
export const options = (page: Page): Locator =>
  page.getByRole('option').and(page.locator(':visible'));

/** The page has hydrated when its shell answers. */
export async function openBox(page: Page, keys = 'Control+k'): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(keys);
    await expect(box(page)).toBeFocused({ timeout: 1_000 });
  }).toPass();
}
