import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'searches from outside together with a filter of the panel, which stays when the field is cleared',
  async ({ stage, page }) => {
    const search = stage.getByLabel('Search shipments');
    const count = (text: string) => expect(stage.getByText(text)).toBeVisible();
    await search.fill('  PAPER ');
    await count('1–6 of 6');
    await expect(search).toHaveValue('  PAPER ');
    await search.fill('paper felix');
    await count('1–2 of 2');

    await stage.getByRole('columnheader', { name: 'Shipment' }).focus();
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await page
      .getByRole('textbox', { name: 'Value', exact: true })
      .fill('10001');
    await count('1–1 of 1');
    await page.keyboard.press('Escape');
    await search.fill('piano');
    await expect(stage.getByText('No results found.')).toBeVisible();
    await search.fill('');
    await count('1–1 of 1');
    await expect(stage.getByText('NG-10001')).toBeVisible();
  },
);
