import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws five sections with each curve, apart by the gap, filled or outlined',
  async ({ stage, page }) => {
    const sections = stage.locator('.MuiFunnelSection-root');
    await expect(sections).toHaveCount(5);
    /** Empty pixels between the first section and the second. */
    const between = async () => {
      const first = await sections.nth(0).boundingBox();
      const second = await sections.nth(1).boundingBox();
      if (!first || !second) throw new Error('The sections have no size.');
      return second.y - first.y - first.height;
    };
    const gap = stage.getByRole('slider', { name: /^gap/ });
    await gap.focus();
    await page.keyboard.press('Home');
    await expect.poll(between).toBeLessThan(2);
    await page.keyboard.press('End');
    await expect.poll(between).toBeGreaterThan(15);

    const paths = () =>
      sections.evaluateAll((all) =>
        all.map((section) => section.getAttribute('d')).join(),
      );
    for (const name of ['linear-sharp', 'bump', 'step', 'pyramid']) {
      const before = await paths();
      await stage.getByRole('combobox', { name: 'curve' }).click();
      await page.getByRole('option', { name, exact: true }).click();
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await expect.poll(paths).not.toBe(before);
      await expect(sections).toHaveCount(5);
    }
    await stage.getByRole('switch', { name: 'outlined' }).check();
    await expect(sections.first()).toHaveAttribute('fill-opacity', '0.4');
    await stage.getByRole('switch', { name: 'outlined' }).uncheck();
    await expect(sections.first()).toHaveAttribute('fill-opacity', '1');
  },
);
