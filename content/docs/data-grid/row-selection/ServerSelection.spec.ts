import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps what is selected on other pages, and what is left out of all of them',
  async ({ stage }) => {
    const box = (id: number) =>
      stage.locator(`[role="row"][data-id="${id}"]`).getByRole('checkbox');
    const status = stage.getByRole('status');
    const next = stage.getByRole('button', { name: 'Go to next page' });
    const previous = stage.getByRole('button', {
      name: 'Go to previous page',
    });
    await box(1).check();
    await box(2).check();
    await next.click();
    await box(6).check();
    await expect(status).toHaveText(
      "3 of 12 selected: { type: 'include', ids: [1, 2, 6] }",
    );
    await previous.click();
    await expect(box(1)).toBeChecked();
    await expect(box(3)).not.toBeChecked();

    await stage.getByRole('checkbox', { name: 'all rows' }).check();
    await expect(status).toContainText('12 of 12 selected');
    await next.click();
    await box(7).uncheck();
    await next.click();
    await expect(box(12)).toBeChecked();
    await previous.click();
    await expect(box(7)).not.toBeChecked();
    await expect(status).toHaveText(
      "11 of 12 selected: { type: 'exclude', ids: [7] }",
    );
  },
);
