import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows and focuses the cell, wherever the order puts its row',
  async ({ stage }) => {
    const cell = (id: number, field: string) =>
      stage.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
    const go = (name: string) => stage.getByRole('button', { name }).click();
    const expectAt = async (id: number, field: string) => {
      await expect(cell(id, field)).toBeFocused();
      await expect(cell(id, field)).toBeInViewport({ ratio: 0.9 });
    };
    await go('Priority of NG-10100');
    await expectAt(100, 'priority');
    await go('Carrier of NG-10060');
    await expectAt(60, 'carrier');
    await go('Carrier of NG-10060');
    await expectAt(60, 'carrier');
    await go('Number of NG-10001');
    await expectAt(1, 'number');

    const header = stage.getByRole('columnheader', { name: 'Number' });
    await header.click();
    await header.click();
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await go('Priority of NG-10100');
    await expectAt(100, 'priority');
    await go('Number of NG-10001');
    await expectAt(1, 'number');
  },
);
