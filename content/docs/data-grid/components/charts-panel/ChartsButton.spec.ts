import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens the panel, changes the chart, and closes in both ways',
  async ({ stage }) => {
    const trigger = stage.getByRole('button', { name: 'Chart settings' });
    const panel = stage.locator('.MuiDataGrid-sidebar');
    const bars = stage.locator('.MuiBarElement-root');
    await expect(bars).toHaveCount(4);
    await expect(trigger).not.toHaveAttribute('aria-expanded');
    await trigger.click();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await panel.getByText('Line', { exact: true }).click();
    await expect(bars).toHaveCount(0);
    await expect(stage.locator('.MuiLineElement-root')).toHaveCount(1);
    await panel.getByText('Bars', { exact: true }).click();
    await expect(bars).toHaveCount(4);

    await panel
      .getByRole('button', { name: 'Close charts configuration' })
      .click();
    await expect(panel).toHaveCount(0);
    await expect(trigger).not.toHaveAttribute('aria-expanded');
    await trigger.click();
    await expect(panel).toBeVisible();
    await trigger.click();
    await expect(panel).toHaveCount(0);
    // The chart does not need the panel.
    await expect(bars).toHaveCount(4);
  },
);
