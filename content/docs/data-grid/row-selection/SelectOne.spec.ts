import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has one selected row at most, which a second click or key takes back',
  async ({ stage, page }) => {
    const cell = (id: number) =>
      stage.locator(`[data-id="${id}"] [data-field="goods"]`);
    const selected = stage.locator('[role="row"][aria-selected="true"]');
    await cell(1).click();
    await expect(selected).toHaveAttribute('data-id', '1');
    await cell(3).click({ modifiers: ['ControlOrMeta'] });
    await expect(selected).toHaveAttribute('data-id', '3');
    await expect(stage.getByText('1 row selected')).toBeVisible();
    await cell(3).click();
    await expect(selected).toHaveCount(0);

    await page.keyboard.press('Shift+Space');
    await expect(selected).toHaveAttribute('data-id', '3');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+Space');
    await expect(selected).toHaveAttribute('data-id', '4');
    await page.keyboard.press('Shift+Space');
    await expect(selected).toHaveCount(0);
    await expect(stage.getByRole('grid')).toHaveAttribute(
      'aria-multiselectable',
      'false',
    );
  },
);
