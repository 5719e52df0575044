import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'updates one item by its id, counts without filtering, and opens the panel',
  async ({ stage, page }) => {
    const press = (name: string) => stage.getByRole('button', { name }).click();
    const count = (text: string) => expect(stage.getByText(text)).toBeVisible();
    await press('Count');
    await expect(stage.getByRole('status')).toHaveText(
      '6 shipments have 20 containers or more',
    );
    await count('1–40 of 40');

    await press('20 or more');
    await press('20 or more');
    await count('1–6 of 6');
    await press('Fewer than 20');
    await count('1–34 of 34');
    // The count does not depend on the filter that is applied.
    await press('Count');
    await expect(stage.getByRole('status')).toContainText('6 shipments');
    await press('Delete it');
    await press('Delete it');
    await count('1–40 of 40');

    await press('20 or more');
    await press('Filter goods');
    await expect(page.getByRole('combobox', { name: 'Columns' })).toHaveText(
      'Goods',
    );
    await count('1–40 of 40');
    await page
      .getByRole('textbox', { name: 'Value', exact: true })
      .fill('solar');
    await count('1–6 of 6');
    await page.keyboard.press('Escape');
  },
);
