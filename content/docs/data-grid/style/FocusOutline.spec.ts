import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows no outline for the mouse, and one for each focus by keyboard',
  async ({ stage, page, keys }) => {
    const rooms = stage.locator('[role="gridcell"][data-field="room"]');
    const seats = stage.locator('[role="gridcell"][data-field="seats"]');
    const boxes = stage.locator('[role="gridcell"][data-field="__check__"]');
    const outline = 'outline-style';
    await rooms.nth(1).click();
    await expect(rooms.nth(1)).toBeFocused();
    await expect(rooms.nth(1)).toHaveCSS(outline, 'none');
    await page.keyboard.press(keys.open);
    await expect(seats.nth(1)).toBeFocused();
    await expect(seats.nth(1)).toHaveCSS(outline, 'solid');

    await rooms.nth(2).click();
    await expect(rooms.nth(2)).toHaveCSS(outline, 'none');
    await boxes.first().click();
    await expect(boxes.first()).toHaveCSS(outline, 'none');
    await page.keyboard.press('ArrowDown');
    await expect(boxes.nth(1)).toHaveCSS(outline, 'solid');

    await seats.first().dblclick();
    await expect(seats.first()).toHaveCSS(outline, 'solid');
    await page.keyboard.press('Escape');
    const header = stage.getByRole('columnheader', { name: 'Seats' });
    await header.click();
    await expect(header).toHaveCSS(outline, 'none');
    await page.keyboard.press(keys.close);
    await expect(stage.getByRole('columnheader', { name: 'Room' })).toHaveCSS(
      outline,
      'solid',
    );
  },
);
