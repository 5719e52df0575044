import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'places the popup on the chosen side of the pointer, again and again',
  async ({ stage, page }) => {
    const choose = async (option: string) => {
      await stage.getByRole('combobox', { name: 'placement' }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
      await expect(page.getByRole('listbox')).toHaveCount(0);
    };
    const tooltip = page.getByRole('tooltip');
    const arc = stage.locator('.MuiPieArc-root').first();
    const pointer = async () => {
      const box = await arc.boundingBox();
      if (!box) throw new Error('The slice has no size.');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const isAbove = async () => {
      const { x, y } = await pointer();
      await page.mouse.move(x, y, { steps: 3 });
      await expect(tooltip).toContainText('412 people');
      const box = await tooltip.boundingBox();
      return box !== null && box.y + box.height / 2 < y;
    };
    await stage.scrollIntoViewIfNeeded();
    await expect.poll(isAbove).toBe(true);
    await page.mouse.move(0, 0);
    await choose('bottom');
    await expect.poll(isAbove).toBe(false);
    await page.mouse.move(0, 0);
    await choose('top');
    await expect.poll(isAbove).toBe(true);
    await page.mouse.move(0, 0);
  },
);
