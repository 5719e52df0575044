import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'filters all pages, returns to the first one, and asks nothing twice',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    const count = (text: string) => expect(stage.getByText(text)).toBeVisible();
    const openFilter = async () => {
      await stage.getByRole('columnheader', { name: 'Goods' }).focus();
      await page.keyboard.press('ControlOrMeta+Enter');
      await page.getByRole('menuitem', { name: 'Filter' }).click();
      await expect(page.getByRole('menu')).toHaveCount(0);
    };
    const value = page.getByRole('textbox', { name: 'Value', exact: true });
    await count('1–5 of 40');
    await expect(status).toHaveText('1 request');
    await stage.getByRole('button', { name: 'Go to next page' }).click();
    await count('6–10 of 40');
    await expect(stage.getByText('NG-10006')).toBeVisible();
    await expect(status).toHaveText('2 requests');

    await openFilter();
    await expect(value).toBeFocused();
    await expect(status).toHaveText('2 requests');
    await value.fill('paper');
    await count('1–5 of 6');
    await expect(status).toHaveText('3 requests');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await count('1–5 of 40');
    await expect(status).toHaveText('3 requests');

    // The same filter in a new form.
    await openFilter();
    await value.fill('paper');
    await count('1–5 of 6');
    await expect(status).toHaveText('3 requests');
    await value.fill('piano');
    await expect(stage.getByText('No rows')).toBeVisible();
    await expect(status).toHaveText('4 requests');
    await page.keyboard.press('Escape');
  },
);
