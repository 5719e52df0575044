import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws what is checked, in the order of the tree, and says when nothing is',
  async ({ stage, page }) => {
    const lines = stage.locator('.MuiLineElement-root');
    const labels = stage.locator('.MuiChartsLegend-label');
    const item = (name: string) =>
      stage.getByRole('treeitem', { name, exact: true });
    const box = (name: string) => item(name).locator('input').first();
    // The halls were checked in the other order.
    await expect(labels).toHaveText(['Dinosaurs, adults', 'Oceans, adults']);
    await box('Oceans').click();
    await expect(lines).toHaveCount(3);
    await box('Oceans').click();
    await box('Dinosaurs').click();
    await box('Dinosaurs').click();
    await expect(lines).toHaveCount(0);
    await expect(stage.getByText('Check a hall or a group')).toBeVisible();
    await item('Minerals').focus();
    await page.keyboard.press('Space');
    await expect(labels).toHaveText(['Minerals, adults', 'Minerals, children']);
  },
);
