import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'filters by a range that is open at one end, at both, and upside down',
  async ({ stage, page }) => {
    const count = (text: string) => expect(stage.getByText(text)).toBeVisible();
    const header = stage.getByRole('columnheader', { name: 'Containers' });
    const icon = header.getByRole('button', { name: 'Show filters' });
    await count('1–11 of 11');
    await icon.click();
    const from = page.getByRole('spinbutton', { name: 'From', exact: true });
    const to = page.getByRole('spinbutton', { name: 'To', exact: true });
    await expect(from).toBeFocused();
    await expect(from).toHaveValue('5');
    await to.fill('');
    await count('1–34 of 34');
    await from.fill('');
    await count('1–40 of 40');
    await expect(icon).toHaveCount(0);
    await to.fill('1');
    await count('1–1 of 1');
    await from.fill('0');
    await count('1–1 of 1');
    await from.fill('9');
    await expect(stage.getByText('No results found.')).toBeVisible();
    await page.keyboard.press('Escape');
  },
);
