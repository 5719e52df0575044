import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'selects by mouse and by keyboard, and hides columns with native checkboxes',
  async ({ stage, page }) => {
    const all = stage.getByRole('checkbox', { name: 'Select all rows' });
    const boxes = stage.getByRole('checkbox', { name: 'Select row' });
    await expect(stage.locator('.MuiCheckbox-root')).toHaveCount(0);
    await boxes.first().click();
    await expect(all).toBeChecked({ indeterminate: true });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(stage.getByRole('row', { selected: true })).toHaveCount(2);
    await page.keyboard.press('Space');
    await expect(stage.getByRole('row', { selected: true })).toHaveCount(1);

    const trigger = stage.getByRole('button', { name: 'Columns' });
    await trigger.click();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    const panel = page.locator('.MuiDataGrid-panel');
    await expect(
      panel.getByRole('checkbox', { name: 'Shipment' }),
    ).toBeDisabled();
    await panel.getByRole('checkbox', { name: 'Carrier' }).uncheck();
    await expect(
      panel.getByRole('checkbox', { name: 'Show/Hide All' }),
    ).toBeChecked({ indeterminate: true });
    // The same button closes the panel.
    await trigger.click();
    await expect(panel).toHaveCount(0);
    await expect(
      stage.getByRole('columnheader', { name: 'Carrier' }),
    ).toHaveCount(0);
  },
);
