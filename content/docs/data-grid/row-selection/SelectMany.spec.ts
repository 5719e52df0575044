import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'selects several rows with the mouse and the keyboard, and one with a plain click',
  async ({ stage, page }) => {
    const cell = (id: number) =>
      stage.locator(`[data-id="${id}"] [data-field="goods"]`);
    const selected = stage.locator('[role="row"][aria-selected="true"]');
    const expectIds = async (ids: number[]) => {
      await expect(selected).toHaveCount(ids.length);
      for (const id of ids) {
        await expect(
          stage.locator(`[role="row"][data-id="${id}"]`),
        ).toHaveAttribute('aria-selected', 'true');
      }
    };
    await cell(2).click();
    await cell(5).click({ modifiers: ['ControlOrMeta'] });
    await expectIds([2, 5]);
    await cell(7).click({ modifiers: ['Shift'] });
    await expectIds([2, 5, 6, 7]);
    await cell(5).click({ modifiers: ['ControlOrMeta'] });
    await expectIds([2, 6, 7]);
    // A plain click on one of several selected rows leaves only that one.
    await cell(6).click();
    await expectIds([6]);
    await cell(6).click();
    await expectIds([]);

    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Shift+ArrowUp');
    await expectIds([4, 5, 6]);
    await page.keyboard.press('Shift+ArrowDown');
    await expectIds([5, 6]);
    await page.keyboard.press('ControlOrMeta+a');
    await expectIds([1, 2, 3, 4, 5, 6, 7]);
    await expect(stage.getByText('7 rows selected')).toBeVisible();
  },
);
