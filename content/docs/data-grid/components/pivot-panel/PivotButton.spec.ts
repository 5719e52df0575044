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
    const pivot = panel.getByRole('switch', { name: 'Pivot' });
    await expect(trigger).toHaveText('All shipments');
    await expect(trigger).not.toHaveAttribute('aria-expanded');
    await trigger.click();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(trigger).toBeFocused();
    await expect(panel).toHaveAttribute(
      'id',
      (await trigger.getAttribute('aria-controls')) ?? '',
    );

    // On, off, and on again: the fields are kept.
    await expect(stage.getByText('NG-10001')).toBeVisible();
    await pivot.check();
    await expect(trigger).toHaveText('Pivot table');
    await expect(stage.getByText('NG-10001')).toHaveCount(0);
    await pivot.uncheck();
    await expect(trigger).toHaveText('All shipments');
    await expect(stage.getByText('NG-10001')).toBeVisible();
    await pivot.check();
    await expect(trigger).toHaveText('Pivot table');
    await panel.getByRole('button', { name: 'Close pivot settings' }).click();
    await expect(panel).toHaveCount(0);
    await expect(trigger).not.toHaveAttribute('aria-expanded');
    await trigger.click();
    await expect(panel).toBeVisible();
    await trigger.click();
    await expect(panel).toHaveCount(0);
    // The panel does not turn pivoting off.
    await expect(trigger).toHaveText('Pivot table');
  },
);
