import { expect } from '@playwright/test';
import { tickLabels } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'starts at 0, fills up to 1, or lies on both sides of 0',
  async ({ stage, page }) => {
    const labels = tickLabels(stage);
    await expect(stage.locator('.MuiAreaElement-root')).toHaveCount(3);
    const choose = async (name: string) => {
      await stage.getByRole('combobox', { name: 'stackOffset' }).click();
      await page.getByRole('option', { name, exact: true }).click();
      await expect(page.getByRole('listbox')).toHaveCount(0);
    };
    const negative = labels.filter({ hasText: /^[−-]\d/ });
    await expect(labels.filter({ hasText: /^100$/ })).toHaveCount(1);
    await expect(negative).toHaveCount(0);
    await choose('diverging');
    await expect(labels.filter({ hasText: /^100$/ })).toHaveCount(1);
    await choose('expand');
    await expect(labels.filter({ hasText: /^1(\.0)?$/ })).toHaveCount(1);
    await expect(labels.filter({ hasText: /^100$/ })).toHaveCount(0);
    await choose('silhouette');
    await expect.poll(() => negative.count()).toBeGreaterThan(0);
    await choose('wiggle');
    await expect.poll(() => negative.count()).toBeGreaterThan(0);
    await choose('none');
    await expect(negative).toHaveCount(0);
  },
);
