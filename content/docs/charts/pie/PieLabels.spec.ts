import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'prints shares in slices that are wide enough, and counts in the tooltip',
  async ({ stage, page }) => {
    const labels = stage.locator('.MuiPieArcLabel-root');
    const texts = async () =>
      (await labels.allTextContents()).filter((text) => text !== '');
    await expect.poll(texts).toEqual(['48%', '33%', '17%']);
    await stage.getByRole('button', { name: '0°', exact: true }).click();
    await expect.poll(texts).toEqual(['48%', '33%', '17%', '2%']);
    await stage.getByRole('button', { name: '0°', exact: true }).click();
    await expect.poll(texts).toEqual(['48%', '33%', '17%', '2%']);
    await stage.locator('.MuiPieArc-root').first().hover();
    await expect(tooltipRows(page)).toHaveText(['Novels1840 books']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
