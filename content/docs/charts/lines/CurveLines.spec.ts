import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'stays between the values with monotoneX, and falls below 0 with natural and catmullRom',
  async ({ stage, page }) => {
    const line = stage.locator('.MuiLineElement-root');
    const marks = stage.locator('.MuiMarkElement-root');
    await expect(marks).toHaveCount(7);
    /** How far the line reaches below the lowest mark, in pixels. */
    const below = async () => {
      const bottom = await line.evaluate((path) => {
        if (!(path instanceof SVGGraphicsElement)) throw new Error('No path.');
        const { y, height } = path.getBBox();
        return y + height;
      });
      return bottom - Number(await marks.first().getAttribute('cy'));
    };
    const choose = async (name: string) => {
      await stage.getByRole('combobox', { name: 'curve' }).click();
      await page.getByRole('option', { name, exact: true }).click();
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await expect(
        stage.getByRole('img', { name: `curve ${name}` }),
      ).toBeVisible();
    };
    expect(await below()).toBeLessThan(1);
    for (const name of ['linear', 'step', 'stepBefore', 'stepAfter', 'bumpX']) {
      await choose(name);
      await expect.poll(below).toBeLessThan(1);
    }
    for (const name of ['natural', 'catmullRom']) {
      await choose(name);
      await expect.poll(below).toBeGreaterThan(2);
    }
    for (const name of ['bumpY', 'monotoneY', 'monotoneX']) {
      await choose(name);
      await expect(marks).toHaveCount(7);
    }
    await expect.poll(below).toBeLessThan(1);
  },
);
