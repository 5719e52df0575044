import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'reads and writes the address, and ignores what the columns do not have',
  async ({ stage, page }) => {
    const address = stage.getByRole('textbox', { name: 'Address' });
    const count = (text: string) => expect(stage.getByText(text)).toBeVisible();
    const openFilterOf = async (name: string) => {
      await stage.getByRole('columnheader', { name }).focus();
      await page.keyboard.press('ControlOrMeta+Enter');
      await page.getByRole('menuitem', { name: 'Filter' }).click();
      await expect(page.getByRole('menu')).toHaveCount(0);
    };
    await count('1–6 of 6');

    await openFilterOf('Containers');
    await expect(address).toHaveValue('?tab=open&filter=containers.%3D.');
    await page
      .getByRole('spinbutton', { name: 'Value', exact: true })
      .fill('18');
    await expect(address).toHaveValue('?tab=open&filter=containers.%3D.18');
    await count('1–5 of 5');
    await page.keyboard.press('Escape');

    await address.fill('?filter=goods.contains.a.b');
    await expect(stage.getByText('No results found.')).toBeVisible();
    await address.fill('?filter=goods.isEmpty.');
    await expect(stage.getByText('No results found.')).toBeVisible();
    for (const wrong of [
      '?filter=password.contains.a',
      '?filter=goods.=.5',
      '?filter=goods',
      '',
    ]) {
      await address.fill(wrong);
      await count('1–40 of 40');
    }
    // The panel opens, although the address had a column that does not exist.
    await openFilterOf('Goods');
    await page
      .getByRole('textbox', { name: 'Value', exact: true })
      .fill('olive');
    await expect(address).toHaveValue('?filter=goods.contains.olive');
    await page.keyboard.press('Escape');
  },
);
