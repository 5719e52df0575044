import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'includes both days, is open at an end without a day, and finds nothing upside down',
  async ({ stage, page }) => {
    const count = (text: string) => expect(stage.getByText(text)).toBeVisible();
    await count('1–5 of 5');
    await stage
      .getByRole('columnheader', { name: 'Arrival' })
      .getByRole('button', { name: 'Show filters' })
      .click();
    const first = page.getByLabel('First day');
    const last = page.getByLabel('Last day');
    await expect(first).toBeFocused();
    await first.fill('2026-03-19');
    await count('1–1 of 1');
    await expect(stage.getByText('NG-10017')).toBeVisible();
    await last.fill('2026-03-18');
    await expect(stage.getByText('No results found.')).toBeVisible();
    await last.fill('2026-03-19');
    await first.fill('');
    await count('1–18 of 18');
    await last.fill('');
    await count('1–40 of 40');
    await first.fill('2026-03-13');
    await count('1–27 of 27');
    await page.keyboard.press('Escape');
  },
);
