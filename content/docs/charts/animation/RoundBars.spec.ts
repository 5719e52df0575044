import { expect } from '@playwright/test';
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
    const shares = async () => {
      const measured = await heights();
      const max = Math.max(...measured);
      return measured.map((height) => Math.round((height / max) * 100));
    };
    await expect(bars).toHaveCount(4);
    await expect.poll(shares).toEqual([39, 100, 77, 58]);
    await next.click();
    await expect.poll(shares).toEqual([77, 40, 100, 63]);
    await next.click();
    await next.click();
    await expect.poll(shares).toEqual([77, 40, 100, 63]);
  },
);
