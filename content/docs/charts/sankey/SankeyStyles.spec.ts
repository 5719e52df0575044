import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'moves short paths to a side, colors links by either end, and widens the nodes',
  async ({ stage, page }) => {
    const choose = async (list: string, option: string) => {
      await stage.getByRole('combobox', { name: list }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
      await expect(page.getByRole('listbox')).toHaveCount(0);
    };
    const rect = (node: string) => stage.locator(`[data-node="${node}"] rect`);
    const left = async (node: string) =>
      Number(await rect(node).getAttribute('x'));
    await expect(stage.locator('[data-node]')).toHaveCount(8);

    // Rain flows to the gardens without the waterworks.
    expect(await left('rain')).toBe(await left('river'));
    await choose('nodeOptions.align', 'right');
    await expect.poll(() => left('rain')).toBe(await left('works'));
    await choose('nodeOptions.align', 'left');
    await expect.poll(() => left('rain')).toBe(await left('river'));

    const link = stage.locator(
      'path[data-link-source="works"][data-link-target="homes"]',
    );
    await expect(link).toHaveAttribute(
      'fill',
      (await rect('works').getAttribute('fill')) ?? '',
    );
    await choose('linkOptions.color', 'target');
    await expect(link).toHaveAttribute(
      'fill',
      (await rect('homes').getAttribute('fill')) ?? '',
    );
    await stage.getByRole('slider').focus();
    await page.keyboard.press('End');
    const width = async () =>
      Math.round(Number(await rect('works').getAttribute('width')));
    await expect.poll(width).toBe(40);
    await page.keyboard.press('Home');
    await expect.poll(width).toBe(2);
  },
);
