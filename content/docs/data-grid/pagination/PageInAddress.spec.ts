import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'reads and writes the address, and survives one that makes no sense',
  async ({ stage }) => {
    const address = stage.getByLabel('Address: /shipments');
    const next = stage.getByRole('button', { name: 'Go to next page' });
    await expect(stage.getByText('11–15 of 57')).toBeVisible();
    await next.click();
    await expect(address).toHaveValue('?port=all&page=4&size=5');
    await address.fill('?page=2&size=10');
    await expect(stage.getByText('11–20 of 57')).toBeVisible();

    for (const nonsense of ['?page=-1&size=7', '?page=x', '?size=1e99', '']) {
      await address.fill(nonsense);
      await expect(stage.getByText('1–5 of 57')).toBeVisible();
    }
    // Beyond the last page, the grid shows the last one and writes it back.
    await address.fill('?page=900&size=25');
    await expect(stage.getByText('51–57 of 57')).toBeVisible();
    await expect(address).toHaveValue('?page=3&size=25');
  },
);
