import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'turns to the page of a shipment in any order, and says when there is none',
  async ({ stage }) => {
    const status = stage.getByRole('status');
    const find = stage.getByRole('button', { name: 'Find' });
    const selected = stage.locator('[role="row"][aria-selected="true"]');
    await find.click();
    await expect(status).toHaveText('NG-10042 is on page 9.');
    await expect(selected).toContainText('NG-10042');
    // Once more changes nothing.
    await find.click();
    await expect(selected).toContainText('NG-10042');

    const header = stage.getByRole('columnheader', { name: 'Number' });
    await header.click();
    await header.click();
    await find.click();
    await expect(status).toHaveText('NG-10042 is on page 4.');
    await expect(selected).toContainText('NG-10042');

    await stage.getByLabel('Shipment', { exact: true }).fill('NG-1');
    await find.click();
    await expect(status).toHaveText('No shipment is called "NG-1".');
  },
);
