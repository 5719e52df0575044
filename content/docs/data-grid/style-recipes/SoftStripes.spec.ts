import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has a stripe for every second carrier, which its rows keep when the order changes',
  async ({ stage, page }) => {
    const rows = stage.locator('[role="row"][data-id]');
    const colors = async () => {
      await page.mouse.move(0, 0);
      const all = await rows.evaluateAll((each) =>
        each.map((row) => [
          row.querySelector('[data-field="carrier"]')?.textContent ?? '',
          getComputedStyle(row).backgroundColor,
        ]),
      );
      return all.map(([carrier, color]) => `${carrier}: ${color}`);
    };
    await expect(rows).toHaveCount(6);
    const before = await colors();
    const ofCarriers = [...new Set(before)];
    const names = ofCarriers.map((text) => text.replace(/:.*/, ''));
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(2);
    const isClear = (text: string) => text.endsWith('rgba(0, 0, 0, 0)');
    expect(ofCarriers.map(isClear)).toEqual(
      ofCarriers.map((_, index) => index % 2 === 0),
    );
    await stage.getByRole('columnheader', { name: 'Weight' }).click();
    await expect(rows.first()).toContainText('10,500');
    const after = await colors();
    expect(after).not.toEqual(before);
    expect(after.sort()).toEqual(before.sort());
  },
);

testStylings(import.meta.url, '[role="row"][data-id]');
