import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'fits the columns to headers and cells, with and without the longest texts',
  async ({ stage, page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const header = (name: string) => stage.getByRole('columnheader', { name });
    const width = async (name: string) =>
      (await header(name).boundingBox())?.width ?? 0;
    const autosize = stage.getByRole('button', { name: 'Autosize' });
    const set = (name: string) => stage.getByRole('switch', { name });

    await autosize.click();
    await expect.poll(() => width('Number of containers')).toBeGreaterThan(140);
    const withHeader = await width('Number of containers');
    expect(withHeader).toBeLessThan(220);

    await set('Headers').uncheck();
    await autosize.click();
    await expect
      .poll(() => width('Number of containers'))
      .toBeLessThan(withHeader);
    // The default of minWidth.
    expect(await width('Number of containers')).toBe(50);

    await set('Outliers').check();
    await autosize.click();
    await expect.poll(() => width('Note')).toBeGreaterThan(380);

    await set('Fill the grid').check();
    await autosize.click();
    const grid = (await stage.getByRole('grid').boundingBox())?.width ?? 0;
    const sum = async () =>
      (await width('Number of containers')) +
      (await width('Origin')) +
      (await width('Note'));
    await expect.poll(async () => Math.round(await sum())).toBe(grid);

    // Twice changes nothing.
    await autosize.click();
    await expect.poll(async () => Math.round(await sum())).toBe(grid);
    await page.setViewportSize({ width: 1280, height: 720 });
  },
);
