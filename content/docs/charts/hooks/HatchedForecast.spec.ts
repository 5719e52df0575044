import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'hatches the forecast of each chart in the color of that chart',
  async ({ stage }) => {
    const bars = stage.locator('.MuiBarElement-root');
    await expect(bars).toHaveCount(12);
    const hatched = await bars.evaluateAll((all) =>
      all.flatMap((bar) => {
        const id = /^url\(#(.+)\)$/.exec(bar.getAttribute('fill') ?? '')?.[1];
        if (id === undefined) return [];
        const pattern = document.getElementById(id);
        return [
          {
            id,
            isInSameChart: pattern?.closest('svg') === bar.closest('svg'),
            isInColor:
              pattern?.querySelector('rect')?.getAttribute('fill') ===
              bar.getAttribute('stroke'),
          },
        ];
      }),
    );
    expect(hatched).toHaveLength(4);
    expect(
      hatched.every(
        ({ isInSameChart, isInColor }) => isInSameChart && isInColor,
      ),
    ).toBe(true);
    expect(new Set(hatched.map(({ id }) => id)).size).toBe(2);
  },
);

testDemo(
  import.meta.url,
  'still tells what a hatched bar stands for',
  async ({ stage, page }) => {
    await stage.locator('.MuiBarElement-root').nth(4).hover();
    await expect(page.getByRole('tooltip')).toContainText('60');
    await stage.locator('.MuiBarElement-root').nth(11).hover();
    await expect(page.getByRole('tooltip')).toContainText('28');
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
