import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens and closes the panel by mouse and keyboard, and returns the focus',
  async ({ stage, page }) => {
    const trigger = stage.getByRole('button', { name: 'Columns' });
    const panel = page.locator('.MuiDataGrid-panel');
    await expect(trigger).toHaveAttribute('aria-haspopup', 'true');
    await expect(trigger).not.toHaveAttribute('aria-expanded');
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(panel.getByRole('searchbox')).toBeFocused();
    const id = await panel.getAttribute('id');
    await expect(trigger).toHaveAttribute('aria-controls', String(id));

    await panel.getByRole('checkbox', { name: 'Carrier' }).uncheck();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(trigger).toBeFocused();
    await expect(
      stage.getByRole('columnheader', { name: 'Carrier' }),
    ).toHaveCount(0);
    await trigger.click();
    await trigger.click();
    await expect(panel).toHaveCount(0);
  },
);
