import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has totals in groups, inner groups, and below all of them',
  async ({ stage }) => {
    const row = (name: string) =>
      stage
        .locator('.MuiDataGrid-row')
        .filter({ hasText: new RegExp(`^${name}`) });
    const total = (name: string) =>
      row(name).locator('[data-field="containers"]');
    await expect(total('Alma Line')).toHaveText('2,990');
    await expect(
      stage.locator(
        '[data-id="auto-generated-group-footer-root"] [data-field="containers"]',
      ),
    ).toHaveText('12,367');
    await row('Alma Line').getByRole('button').click();
    await expect(total('Delayed')).toHaveText('53');
    await row('Delayed').getByRole('button').click();
    await expect(row('NG-')).toHaveCount(5);
    await expect(total('Alma Line')).toHaveText('2,990');

    // Groups are sorted by their totals, and close.
    const header = stage.locator(
      '[role="columnheader"][data-field="containers"]',
    );
    await header.click();
    await header.click();
    await expect(stage.locator('.MuiDataGrid-row').first()).toContainText(
      'Caledon',
    );
    await expect(total('Delayed')).toHaveCount(0);
  },
);
