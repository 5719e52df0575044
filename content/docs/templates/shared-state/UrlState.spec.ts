import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'writes each choice into the query, and leaves out what is as at first',
  async ({ stage, page }) => {
    const query = stage.getByLabel('Query of the address');
    await stage.getByRole('button', { name: 'Bars' }).click();
    await expect(query).toHaveValue('hall=Oceans');
    await stage.getByRole('button', { name: 'Bars' }).click();
    await expect(query).toHaveValue('hall=Oceans');
    const visitors = stage.getByRole('columnheader', { name: 'Visitors' });
    await visitors.click();
    await expect(query).toHaveValue('hall=Oceans&sort=visitors');
    await visitors.click();
    await expect(query).toHaveValue('hall=Oceans&sort=visitors&order=desc');
    await visitors.click();
    await expect(query).toHaveValue('hall=Oceans');
    await stage.getByRole('combobox', { name: 'Hall' }).click();
    await page.getByRole('option', { name: 'All halls' }).click();
    await expect(query).toHaveValue('');
  },
);

testDemo(
  import.meta.url,
  'takes a query from outside, and says what makes no sense in it',
  async ({ stage }) => {
    const query = stage.getByLabel('Query of the address');
    const row = stage.locator('.MuiDataGrid-row').first();
    await query.fill(
      'hall=Moon&sort=name&order=desc&utm_source=mail&toString=1',
    );
    await expect(query).toHaveAccessibleDescription(
      'Ignored: hall, sort, utm_source, toString',
    );
    await expect(row).toContainText('2026-05-17');
    await query.fill('%%%&=&hall');
    await expect(query).toHaveAccessibleDescription(/^Ignored:/);
    await query.fill('hall=Minerals&sort=visitors&order=desc');
    await expect(query).toHaveAccessibleDescription('');
    await expect(row).toContainText('119');
    await expect(stage.getByRole('combobox', { name: 'Hall' })).toHaveText(
      'Minerals',
    );
  },
);
