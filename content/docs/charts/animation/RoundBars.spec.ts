import { expect } from '@playwright/test';
import { expectProportions } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'ends at the values of the year, also when it changes on the way',
  async ({ stage }) => {
    const bars = stage.locator('[data-round-bar]');
    const next = stage.getByRole('button', { name: 'Next year' });
    const heights = () =>
      bars.evaluateAll((paths) =>
        paths.map((path) => {
          const [, start = 0, end = 0] =
            /^M \S+ (\S+) L \S+ (\S+)$/
              .exec(path.getAttribute('d') ?? '')
              ?.map(Number) ?? [];
          return start - end + 12;
        }),
      );
    const expectValues = (values: number[]) =>
      expect(async () => {
        expectProportions(await heights(), values);
      }).toPass();
    await expect(bars).toHaveCount(4);
    await expectValues([12, 31, 24, 18]);
    await next.click();
    await expectValues([27, 14, 35, 22]);
    await next.click();
    await next.click();
    await expectValues([27, 14, 35, 22]);
  },
);
