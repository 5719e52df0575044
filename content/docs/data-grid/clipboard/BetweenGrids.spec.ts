import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'copies rows of one grid into another, by position, and no further than its last row',
  async ({ stage, page }) => {
    const shipments = stage.getByRole('grid', { name: /^Shipments/ });
    const plan = stage.getByRole('grid', { name: /^Loading plan/ });
    const row = (id: number) =>
      plan.locator(`[role="row"][data-id="${id}"] [role="gridcell"]`);
    const press = (key: string) => page.keyboard.press(`ControlOrMeta+${key}`);
    const copy = async (ids: number[]) => {
      for (const box of await shipments.getByRole('checkbox').all()) {
        await box.uncheck();
      }
      for (const id of ids) {
        await shipments
          .locator(`[role="row"][data-id="${id}"]`)
          .getByRole('checkbox')
          .check();
      }
      await press('c');
    };
    const none = ['', '', ''];
    const first = ['NG-10001', 'Paper', '182,400'];
    const second = ['NG-10002', 'Solar panels', '98,400'];

    await copy([1, 2]);
    await row(1).first().click();
    await press('v');
    await expect(row(1)).toHaveText(first);
    await expect(row(2)).toHaveText(second);
    await expect(row(3)).toHaveText(none);

    // There is room for one of them.
    await row(3).first().click();
    await press('v');
    await expect(row(3)).toHaveText(first);
    await expect(plan.locator('[role="row"][data-id]')).toHaveCount(3);

    // One column further, values land in the wrong columns, and the last one is lost.
    await copy([3]);
    await row(1).nth(1).click();
    await press('v');
    await expect(row(1)).toHaveText(['NG-10001', 'NG-10003', '']);
    await expect(row(2)).toHaveText(second);

    // The way back: the first grid takes nothing.
    await row(2).nth(1).click();
    await press('c');
    const goods = shipments.locator('[data-id="1"] [data-field="goods"]');
    await goods.click();
    await press('v');
    await row(3).nth(1).click();
    await press('v');
    await expect(row(3)).toHaveText(['NG-10001', 'Solar panels', '182,400']);
    await expect(goods).toHaveText('Paper');
  },
);
