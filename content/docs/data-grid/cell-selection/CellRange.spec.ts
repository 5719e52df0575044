import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'selects a rectangle with the mouse and the keyboard, and gives it up with a key',
  async ({ stage, page }) => {
    const cell = (id: number, field: string) =>
      stage.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
    const selected = stage.locator('[role="gridcell"].Mui-selected');
    await cell(1, 'number').click();
    await expect(selected).toHaveCount(1);
    await cell(3, 'goods').click({ modifiers: ['Shift'] });
    await expect(selected).toHaveCount(6);
    await cell(6, 'status').click({ modifiers: ['ControlOrMeta'] });
    await expect(selected).toHaveCount(7);
    await cell(6, 'status').click({ modifiers: ['ControlOrMeta'] });
    await expect(selected).toHaveCount(6);

    await cell(2, 'goods').hover();
    await page.mouse.down();
    await cell(5, 'status').hover();
    await page.mouse.up();
    await expect(selected).toHaveCount(8);

    await cell(4, 'number').click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    // There are no rows below the last one.
    await page.keyboard.press('Shift+ArrowDown');
    await expect(selected).toHaveCount(3);
    await expect(cell(4, 'number')).toBeFocused();
    await page.keyboard.press('Shift+ArrowUp');
    await expect(selected).toHaveCount(2);
    await page.keyboard.press('ArrowUp');
    await expect(selected).toHaveCount(0);
    await expect(
      stage.locator('[role="row"][aria-selected="true"]'),
    ).toHaveCount(0);
  },
);

testDemo(
  import.meta.url,
  'leaves a drag of a finger to the page, and selects the cell of a tap',
  async ({ stage, page }) => {
    const selected = stage.locator('[role="gridcell"].Mui-selected');
    const middleOf = async (id: number, field: string) => {
      const box = await stage
        .locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`)
        .boundingBox();
      if (box === null) throw new Error(`There is no cell ${id} ${field}.`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      point?: { x: number; y: number },
    ) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: point === undefined ? [] : [point],
      });

    // Proves: On touch screens, users cannot drag over cells, because a drag
    const [from, to] = [
      await middleOf(2, 'number'),
      await middleOf(4, 'goods'),
    ];
    await touch('touchStart', from);
    for (let move = 1; move <= 8; move += 1) {
      await touch('touchMove', {
        x: from.x + ((to.x - from.x) * move) / 8,
        y: from.y + ((to.y - from.y) * move) / 8,
      });
    }
    await touch('touchEnd');
    await expect(selected).toHaveCount(0);

    await touch('touchStart', await middleOf(5, 'goods'));
    await touch('touchEnd');
    await expect(selected).toHaveCount(1);
  },
  { alone: true },
);
