import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows its own icon for each direction, and the buttons keep their names',
  async ({ stage, page }) => {
    const weight = stage.getByRole('columnheader', { name: 'Weight' });
    const icon = (name: string) => weight.getByTestId(`${name}Icon`);
    await expect(icon('ExpandLess')).toBeVisible();
    await weight.click();
    await expect(icon('ExpandMore')).toBeVisible();
    await expect(icon('ExpandLess')).toHaveCount(0);
    await weight.click();
    await expect(icon('UnfoldMore')).toHaveCount(1);

    await weight.hover();
    await weight.getByRole('button', { name: /menu/i }).click();
    await expect(page.getByRole('menuitem', { name: 'Filter' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  },
);
