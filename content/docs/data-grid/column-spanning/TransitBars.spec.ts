import { expect, type Locator } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws one cell over two columns, which both still sort',
  async ({ stage, page, keys }) => {
    const bars = stage.locator('[role="gridcell"][data-field="departure"]');
    const arrivals = stage.locator('[role="gridcell"][data-field="arrival"]');
    await expect(bars.first()).toHaveAttribute('aria-colspan', '2');
    const width = async (part: Locator) =>
      (await part.boundingBox())?.width ?? 0;
    const header = (name: string) => stage.getByRole('columnheader', { name });
    expect(await width(bars.first())).toBe(
      (await width(header('Departure'))) + (await width(header('Arrival'))),
    );
    await expect(arrivals).toHaveCount(0);

    await header('Arrival').click();
    await expect(bars.first()).toContainText('Feb 26');
    await expect(bars.last()).toContainText('May 18');

    // The covered cell never has the focus, from whichever side it is entered.
    const boxes = stage.locator('[role="gridcell"][data-field="containers"]');
    await bars.first().click();
    await page.keyboard.press(keys.open);
    await expect(boxes.first()).toBeFocused();
    await page.keyboard.press(keys.close);
    await expect(bars.first()).toBeFocused();
    await header('Arrival').focus();
    await page.keyboard.press('ArrowDown');
    await expect(bars.first()).toBeFocused();
    // A cell stays in the tab order, so the way back leads there.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(bars.first()).toBeFocused();
  },
);
