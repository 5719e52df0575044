import { expect } from '@playwright/test';
import { barsOf, expectBars, expectProportions } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'slides to each week and around to the first, and takes the bar of a closed day away and back',
  async ({ stage, page }) => {
    const next = stage.getByRole('button', { name: 'Next week' });
    const closed = stage.getByRole('switch', { name: 'Closed on Wed' });
    const expectWeek = async (week: number, values: number[]) => {
      await expect(
        stage.getByRole('img', { name: `Repairs finished in week ${week}` }),
      ).toBeVisible();
      await expectBars(barsOf(stage), (measured) => {
        expectProportions(
          measured.map(({ height }) => height),
          values,
        );
      });
    };
    await expectWeek(1, [42, 38, 51, 47, 63]);
    await next.click();
    await expectWeek(2, [35, 49, 44, 58, 71]);
    await closed.check();
    await expectWeek(2, [35, 49, 58, 71]);
    await next.click();
    await expectWeek(3, [53, 41, 62, 48]);
    await closed.uncheck();
    await expectWeek(3, [53, 41, 39, 62, 48]);
    await next.click();
    await expectWeek(1, [42, 38, 51, 47, 63]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await next.click();
    await next.click();
    await expectWeek(3, [53, 41, 39, 62, 48]);
    await page.emulateMedia({ reducedMotion: null });
  },
);
