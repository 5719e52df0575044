import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'selects the rows of one page, and those of all pages when that is switched off',
  async ({ stage }) => {
    const all = stage.getByRole('checkbox', { name: 'all rows' });
    const next = stage.getByRole('button', { name: 'Go to next page' });
    const count = (rows: number) =>
      expect(stage.getByText(`${rows} rows selected`)).toBeVisible();
    await all.check();
    await count(5);
    await next.click();
    // Nothing on this page is selected.
    await expect(all).not.toBeChecked();
    await all.check();
    await count(10);
    await all.uncheck();
    await count(5);

    await stage.getByLabel('The header selects this page').uncheck();
    await expect(all).toHaveAttribute('data-indeterminate', 'true');
    await all.check();
    await count(12);
    await all.uncheck();
    await expect(stage.getByText('selected')).toHaveCount(0);
  },
);
