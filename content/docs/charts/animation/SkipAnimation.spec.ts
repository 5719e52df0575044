import { expect } from '@playwright/test';
import { barsOf, expectBars, expectProportions } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'ends at the values of the week with and without animation, and when the week changes on the way',
  async ({ stage }) => {
    const next = stage.getByRole('button', { name: 'Next week' });
    const expectValues = (values: number[]) =>
      expectBars(barsOf(stage), (bars) =>
        expectProportions(
          bars.map(({ height }) => height),
          values,
        ),
      );
    await expectValues([34, 41, 28, 55]);
    await next.click();
    await next.click();
    await next.click();
    await expectValues([52, 23, 47, 31]);
    await stage.getByRole('switch', { name: 'skipAnimation' }).check();
    await next.click();
    await expectValues([34, 41, 28, 55]);
    await expect(stage.getByRole('img', { name: /week 1$/ })).toBeVisible();
  },
);
