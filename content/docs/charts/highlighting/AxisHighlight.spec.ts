import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws a band, a line, both lines, or nothing at the pointer',
  async ({ stage, page }) => {
    const choose = async (list: string, option: string) => {
      await page.mouse.move(0, 0);
      // The name of a select also has its value.
      const box = stage.getByRole('combobox', { name: new RegExp(`^${list}`) });
      await box.click();
      await page.getByRole('option', { name: option, exact: true }).click();
      await expect(page.getByRole('listbox')).toHaveCount(0);
    };
    const paths = stage.locator('.MuiChartsAxisHighlight-root');
    const mark = stage.locator('.MuiMarkElement-root').nth(2);
    await expect(paths).toHaveCount(0);
    await mark.hover();
    await expect(paths).toHaveCount(1);
    expect((await paths.boundingBox())?.width ?? 0).toBeGreaterThan(20);
    await choose('x', 'line');
    await choose('y', 'line');
    await mark.hover();
    await expect(paths).toHaveCount(2);
    await choose('x', 'none');
    // A number axis has no bands.
    await choose('y', 'band');
    await mark.hover();
    await expect(page.getByRole('tooltip')).toContainText('3,720');
    await expect(paths).toHaveCount(0);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
