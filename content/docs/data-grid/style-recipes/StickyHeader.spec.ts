import { expect, type Locator } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';

const topOf = async (part: Locator) =>
  Math.round((await part.boundingBox())?.y ?? NaN);

testDemo(
  import.meta.url,
  'keeps the headers at the top of the page that scrolls, and what has the focus below them',
  async ({ stage, page }) => {
    const title = stage.getByText('This box stands for your page.');
    const box = title.locator('..');
    const header = stage.getByRole('columnheader', { name: 'Goods' });
    const cell = (id: number) =>
      stage.locator(`[data-id="${id}"] [data-field="goods"]`);
    const top = await topOf(box);
    // All rows are there: the grid is as tall as they are.
    await expect(stage.locator('[role="row"][data-id]')).toHaveCount(12);
    expect(await topOf(header)).toBeGreaterThan(top + 20);

    await cell(1).click();
    for (let row = 1; row < 12; row += 1) {
      await page.keyboard.press('ArrowDown');
    }
    await expect(cell(12)).toBeFocused();
    await expect(cell(12)).toBeInViewport({ ratio: 0.9 });
    await expect.poll(() => topOf(header)).toBeLessThanOrEqual(top + 1);
    expect(await topOf(header)).toBeGreaterThanOrEqual(top - 1);

    // On the way back, no row is hidden behind the headers.
    for (let row = 12; row > 3; row -= 1) {
      await page.keyboard.press('ArrowUp');
    }
    await expect(cell(3)).toBeFocused();
    const headers = await header.boundingBox();
    expect(await topOf(cell(3))).toBeGreaterThanOrEqual(
      Math.round((headers?.y ?? NaN) + (headers?.height ?? NaN)),
    );
    await header.click();
    await expect(header).toHaveAttribute('aria-sort', 'ascending');

    await box.evaluate((element) => {
      element.scrollTop = element.scrollHeight;
    });
    await expect(
      stage.getByText('The page goes on below the rows.'),
    ).toBeInViewport({ ratio: 0.9 });
    await expect(stage.locator('[role="row"][data-id]').last()).toBeVisible();
  },
);

// Rows further down are drawn a moment later.
testStylings(
  import.meta.url,
  'p, .MuiDataGrid-topContainer, [role="columnheader"], [data-id="1"], [data-id="2"]',
);
