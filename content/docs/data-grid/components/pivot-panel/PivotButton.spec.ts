import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens the panel, follows its switch, and closes in both ways',
  async ({ stage }) => {
    const trigger = stage
      .getByRole('toolbar')
      .getByRole('button', { name: /Pivot table|All shipments/ });
    const panel = stage.locator('.MuiDataGrid-sidebar');
    await expect(trigger).toHaveText('Pivot table');
    await expect(trigger).not.toHaveAttribute('aria-expanded');
    await trigger.click();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(panel).toHaveAttribute(
      'id',
      (await trigger.getAttribute('aria-controls')) ?? '',
    );

    // Off and on again: the fields are kept.
    await panel.getByRole('switch', { name: 'Pivot' }).uncheck();
    await expect(trigger).toHaveText('All shipments');
    await panel.getByRole('switch', { name: 'Pivot' }).check();
    await expect(trigger).toHaveText('Pivot table');
    await panel.getByRole('button', { name: 'Close pivot settings' }).click();
    await expect(panel).toHaveCount(0);
    await expect(trigger).not.toHaveAttribute('aria-expanded');
    await trigger.click();
    await expect(panel).toBeVisible();
    await trigger.click();
    await expect(panel).toHaveCount(0);
    await expect(trigger).toHaveText('Pivot table');
  },
);
