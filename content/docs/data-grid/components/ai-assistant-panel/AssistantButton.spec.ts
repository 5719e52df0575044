import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'answers, fails in words, replaces the answer before, and keeps the conversation',
  async ({ stage, page }) => {
    const trigger = stage.getByRole('button', { name: 'Ask the table' });
    const panel = page.locator('.MuiDataGrid-aiAssistantPanel');
    const field = panel.getByRole('textbox');
    const message = stage.getByRole('status');
    const status = stage.locator('[role="gridcell"][data-field="status"]');
    const groups = stage.locator('.MuiDataGrid-groupingCriteriaCell');
    const ask = async (request: string) => {
      await field.fill(request);
      await page.keyboard.press('Enter');
    };
    await expect(trigger).not.toHaveAttribute('aria-expanded');
    await trigger.click();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(field).toBeFocused();

    // What nobody can answer changes nothing, and can be followed by more.
    await ask('umbrellas');
    await expect(message).toHaveText('Working on it…');
    await expect(message).toHaveText(/^Nothing found for "umbrellas"/);
    await expect(panel.getByText(/^Nothing found/)).toBeVisible();
    await expect(stage.getByRole('columnheader').first()).toHaveText(
      'Shipment',
    );

    await ask('What is at sea?');
    await expect(message).toHaveText('Done: What is at sea?');
    await expect(status.filter({ hasNotText: 'At sea' })).toHaveCount(0);
    await expect(status.first()).toHaveText('At sea');
    await expect(stage.getByRole('columnheader').first()).toHaveText('Status');

    // The filter goes with the next answer, and the groups with the one after.
    await panel.getByRole('button', { name: 'Containers by carrier' }).click();
    await expect(message).toHaveText('Done: Containers by carrier');
    await expect(groups).toHaveCount(4);
    await ask('delayed');
    await expect(message).toHaveText('Done: delayed');
    await expect(groups).toHaveCount(0);
    await expect(status).toHaveText(['Delayed']);

    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(trigger).toBeFocused();
    await trigger.click();
    await expect(panel.getByText('umbrellas', { exact: true })).toHaveCount(1);
    await trigger.click();
    await expect(panel).toHaveCount(0);
  },
);
