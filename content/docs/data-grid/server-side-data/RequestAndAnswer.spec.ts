import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows the request of each step, and asks for the filter that has no value yet',
  async ({ stage, page }) => {
    const request = stage.getByRole('region', { name: 'Last request' });
    const answer = stage.getByRole('status');
    await expect(answer).toHaveText('Answer: 5 rows, rowCount 57');
    await expect(request).toContainText('"start": 0');
    await expect(request).toContainText('"end": 4');
    await expect(request).toContainText('"sortModel": []');

    await stage.getByRole('button', { name: 'Go to next page' }).click();
    await expect(request).toContainText('"start": 5');
    await expect(request).toContainText('"end": 9');
    // Proves: The grid leaves nothing out, so each request also
    await expect(request).toContainText('"sortModel": []');
    await expect(request).toContainText('"filterModel"');

    // The new order asks for the first page, although the second is shown.
    await stage.getByRole('columnheader', { name: 'Number' }).click();
    await expect(request).toContainText('"sort": "asc"');
    await expect(request).toContainText('"start": 0');

    await stage.getByRole('columnheader', { name: 'Goods' }).hover();
    await stage.getByRole('button', { name: 'Goods column menu' }).click();
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await expect(request).toContainText('"operator": "contains"');
    await expect(request).not.toContainText('"value"');
    await expect(answer).toHaveText('Answer: 5 rows, rowCount 57');
    await page.getByRole('textbox', { name: 'Value' }).fill('paper');
    await expect(request).toContainText('"value": "paper"');
    await expect(request).toContainText('"sort": "asc"');
    await expect(request).toContainText('"paginationModel"');
    await expect(answer).not.toContainText('rowCount 57');
  },
);
