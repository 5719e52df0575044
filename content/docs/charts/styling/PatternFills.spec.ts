import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'fills bars and the marks of the legend with patterns that exist once in the page',
  async ({ stage, page }) => {
    const bars = stage.locator('.MuiBarElement-root');
    await expect(bars).toHaveCount(6);
    const fills = await bars.evaluateAll((rects) =>
      rects.map((rect) => getComputedStyle(rect).fill),
    );
    const marks = await stage
      .getByRole('listitem')
      .locator('rect')
      .evaluateAll((rects) => rects.map((rect) => getComputedStyle(rect).fill));
    expect(new Set(fills)).toEqual(new Set(marks));
    for (const fill of new Set(fills)) {
      const target = /^url\("#(.+)"\)$/.exec(fill)?.[1] ?? 'no pattern';
      await expect(page.locator(`[id="${target}"]`)).toHaveCount(1);
    }
  },
);
