import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'needs each word in some column, a whole number in a number column, and clears with a key',
  async ({ stage, page }) => {
    const count = (text: string) => expect(stage.getByText(text)).toBeVisible();
    const nothing = stage.getByText('No results found.');
    const search = stage.getByRole('searchbox');
    await stage.getByRole('button', { name: 'Search' }).click();
    await expect(search).toBeFocused();
    await search.fill('PAPER kingdom');
    await count('1–2 of 2');
    await search.fill('kingdom   paper ');
    await count('1–2 of 2');
    await search.fill('paper piano');
    await expect(nothing).toBeVisible();

    // Five have 18 containers, and one has 18 in its number.
    await search.fill('18');
    await count('1–6 of 6');
    await search.fill('18.0');
    await count('1–5 of 5');
    // No shipment has 10,003 containers, but one has it in its number.
    await search.fill('10003');
    await count('1–1 of 1');
    await search.fill('g-1000');
    await count('1–9 of 9');
    await search.fill('.');
    await expect(nothing).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(search).toHaveValue('');
    await count('1–40 of 40');
    await page.keyboard.press('Escape');
    await expect(stage.getByRole('button', { name: 'Search' })).toBeFocused();
  },
);
