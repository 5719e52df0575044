import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'returns to the last page when rows come late, and to the first with a saved row count',
  async ({ stage }) => {
    const status = stage.locator('.MuiTablePagination-displayedRows');
    await expect(status).toHaveText('7–7 of 7');
    const complete = stage.getByLabel('Restore the row count, too');
    await complete.check();
    await expect(status).toHaveText('1–3 of 7');
    await complete.uncheck();
    await expect(status).toHaveText('7–7 of 7');
  },
);
