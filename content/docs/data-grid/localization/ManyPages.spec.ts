import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'groups the digits of all numbers, on the last page too',
  async ({ stage }) => {
    const text = stage.locator('.MuiTablePagination-displayedRows');
    const next = stage.getByRole('button', { name: 'Go to next page' });
    await expect(text).toHaveText('1,001–1,100 of 2,500');
    for (let page = 11; page < 25; page += 1) await next.click();
    await expect(text).toHaveText('2,401–2,500 of 2,500');
    await expect(next).toBeDisabled();
    await stage.getByRole('columnheader', { name: 'Goods' }).click();
    await expect(text).toHaveText('1–100 of 2,500');
  },
);
