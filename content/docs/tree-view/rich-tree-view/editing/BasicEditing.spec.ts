import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'saves a name with Enter, keeps the old one with Escape, and saves on blur',
  async ({ stage, page }) => {
    const input = stage.getByRole('textbox');
    await stage.getByText('Dinner').dblclick();
    await input.fill('Brunch');
    await page.keyboard.press('Enter');
    const brunch = stage.getByRole('treeitem', { name: 'Brunch' });
    await expect(brunch).toBeFocused();

    // Proves: F2 does nothing by default, but you can
    await page.keyboard.press('F2');
    await expect(brunch).toBeFocused();
    await expect(input).toHaveCount(0);

    await page.keyboard.press('Enter');
    await input.fill('Supper');
    await page.keyboard.press('Escape');
    await expect(brunch).toBeFocused();

    await stage.getByText('Intervals').dblclick();
    await input.fill('Sprints');
    await stage.getByText('Long run').click();
    await expect(stage.getByText('Sprints')).toBeVisible();
  },
);
