import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens every panel that exists, none of a booked shipment, and counts a panel that is closed by hand',
  async ({ stage }) => {
    const status = stage.getByRole('status');
    const expand = stage.getByRole('button', { name: 'Expand all' });
    const collapse = stage.getByRole('button', { name: 'Collapse all' });
    const booked = stage
      .locator('[role="row"][data-id]')
      .filter({ hasText: 'Booked' });
    const opened = stage.locator('[role="row"] [aria-expanded="true"]');

    await expect(status).toHaveText(/^Open panels: 0 of [1-6]$/);
    await expect(collapse).toBeDisabled();
    const text = (await status.textContent()) ?? '';
    const count = Number(text.slice(-1));

    await expand.click();
    await expect(status).toHaveText(`Open panels: ${count} of ${count}`);
    await expect(expand).toBeDisabled();
    for (const button of await booked.getByRole('button').all()) {
      await expect(button).toBeDisabled();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }

    await opened.first().click();
    await expect(status).toHaveText(`Open panels: ${count - 1} of ${count}`);
    await expand.click();
    await expect(status).toHaveText(`Open panels: ${count} of ${count}`);

    await collapse.click();
    await expect(opened).toHaveCount(0);
    await expect(stage.locator('.MuiDataGrid-detailPanel')).toHaveCount(0);
    await expect(collapse).toBeDisabled();
    await expect(expand).toBeEnabled();
  },
);
