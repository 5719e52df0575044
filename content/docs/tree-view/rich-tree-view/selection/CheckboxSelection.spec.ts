import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'selects several folders by their checkboxes, or one when several are not allowed',
  async ({ stage, page }) => {
    const folder = (name: string) =>
      stage.getByRole('treeitem', { name, exact: true });
    const selected = stage.getByRole('treeitem', { selected: true });
    const box = (name: string) => folder(name).locator('input').first();

    await box('Contracts').check();
    await box('Photos').check();
    await expect(selected).toHaveCount(2);
    await stage.getByText('Downloads').click();
    await expect(selected).toHaveCount(2);
    await page.keyboard.press('Space');
    await expect(selected).toHaveCount(3);

    await stage.getByLabel('Several folders').uncheck();
    await box('Contracts').check();
    await box('Photos').check();
    await expect(selected).toHaveCount(1);
  },
);
