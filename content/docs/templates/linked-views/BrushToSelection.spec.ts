import { expect, type Locator, type Page } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

/** Drags over shares of the width of the chart; less than 0 and more than 1 are outside of it. */
async function drag(
  page: Page,
  stage: Locator,
  from: number,
  to: number,
): Promise<void> {
  const area = stage.locator('[data-brush]');
  await area.scrollIntoViewIfNeeded();
  const box = await area.boundingBox();
  if (box === null) throw new Error('There is no chart to drag on.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + from * box.width, y);
  await page.mouse.down();
  await page.mouse.move(box.x + to * box.width, y, { steps: 4 });
  await page.mouse.up();
}

testDemo(
  import.meta.url,
  'selects rows by dragging either way, also beyond the chart, and by the keyboard',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    const boskoop = stage.locator('[data-id="A-01"]');
    await expect(status).toHaveText('7 of 14 apples, 150 to 190 g');
    await drag(page, stage, 0.5, 1.4);
    await expect(status).toHaveText('5 of 14 apples, 180 to 260 g');
    await expect(boskoop).toHaveClass(/Mui-selected/);
    await drag(page, stage, 0.25, -0.3);
    await expect(status).toHaveText('3 of 14 apples, 100 to 140 g');
    await expect(boskoop).not.toHaveClass(/Mui-selected/);
    // The pointer alone changes nothing once the button is up.
    await page.mouse.move(600, 300);
    await expect(status).toHaveText('3 of 14 apples, 100 to 140 g');
    await drag(page, stage, 0.95, 0.96);
    await expect(status).toHaveText(/^0 of 14 apples/);

    const heaviest = stage.getByRole('slider', { name: 'Heaviest' });
    await heaviest.focus();
    await page.keyboard.press('End');
    const lightest = stage.getByRole('slider', { name: 'Lightest' });
    await lightest.focus();
    await page.keyboard.press('Home');
    await expect(status).toHaveText('14 of 14 apples, 100 to 260 g');
    await expect(boskoop).toHaveClass(/Mui-selected/);
  },
);

testDemo(
  import.meta.url,
  'leaves the selection to the range: neither a click nor a key has an effect',
  async ({ stage, page }) => {
    const boskoop = stage.locator('[data-id="A-01"]');
    await expect(stage.getByRole('checkbox')).toHaveCount(0);
    await stage.getByRole('gridcell', { name: 'A-01' }).click();
    // Proves: The model is controlled, and nothing handles its changes, so
    await page.keyboard.press('Shift+Space');
    await expect(boskoop).not.toHaveClass(/Mui-selected/);
    await expect(stage.locator('[data-id="A-04"]')).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(stage.getByRole('status')).toHaveText(
      '7 of 14 apples, 150 to 190 g',
    );
  },
);
