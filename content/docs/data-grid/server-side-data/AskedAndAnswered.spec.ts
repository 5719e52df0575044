import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows the request of each step, and asks for the filter that has no value yet',
  async ({ stage, page }) => {
    const asked = stage.getByRole('region', { name: 'Last request' });
    const answer = stage.getByRole('status');
    await expect(answer).toHaveText('Answer: 5 rows, rowCount 57');
    await expect(asked).toContainText('"start": 0');
    await expect(asked).toContainText('"end": 4');
    await expect(asked).toContainText('"sortModel": []');

    await stage.getByRole('button', { name: 'Go to next page' }).click();
    await expect(asked).toContainText('"start": 5');
    await expect(asked).toContainText('"end": 9');

    // The new order asks for the first page, although the second is shown.
    await stage.getByRole('columnheader', { name: 'Number' }).click();
    await expect(asked).toContainText('"sort": "asc"');
    await expect(asked).toContainText('"start": 0');

    await stage.getByRole('columnheader', { name: 'Goods' }).hover();
    await stage.getByRole('button', { name: 'Goods column menu' }).click();
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await expect(asked).toContainText('"operator": "contains"');
    await expect(asked).not.toContainText('"value"');
    await expect(answer).toHaveText('Answer: 5 rows, rowCount 57');
    await page.getByRole('textbox', { name: 'Value' }).fill('paper');
    await expect(asked).toContainText('"value": "paper"');
    await expect(answer).not.toContainText('rowCount 57');
  },
);
