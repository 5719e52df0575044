import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'prints the plain number in each bar, and the formatted one in the tooltip only',
  async ({ stage, page }) => {
    const labels = stage.locator('.MuiBarLabel-root');
    await expect(labels).toHaveText([
      '12',
      '16',
      '19',
      '24',
      '9',
      '21',
      '26',
      '14',
    ]);
    await expect(stage.getByText('€12k')).toHaveCount(0);
    const [fill, bar] = await Promise.all([
      labels.first().evaluate((label) => getComputedStyle(label).fill),
      stage
        .locator('.MuiBarElement-root')
        .first()
        .evaluate((rect) => getComputedStyle(rect).fill),
    ]);
    expect(fill).not.toBe(bar);
    await stage.locator('.MuiBarElement-root').first().hover();
    await expect(page.getByRole('tooltip')).toContainText('€12k');
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
