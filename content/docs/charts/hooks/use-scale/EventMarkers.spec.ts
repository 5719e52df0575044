import { expect } from '@playwright/test';
import { barsOf, measureBars } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'marks the middle of the bar and the point of the line with the same component',
  async ({ stage }) => {
    const markers = stage.locator('[data-event]');
    const places = () =>
      markers.evaluateAll((groups) =>
        groups.map((group) =>
          Number(
            (group.getAttribute('transform') ?? '').match(/[\d.]+/)?.[0] ??
              'NaN',
          ),
        ),
      );
    const expectOnBars = () =>
      expect(async () => {
        const bars = await measureBars(barsOf(stage));
        const middles = [3, 6].map(
          (index) => (bars[index]?.x ?? 0) + (bars[index]?.width ?? 0) / 2,
        );
        const [closed = 0, sundays = 0] = await places();
        expect(Math.abs(closed - (middles[0] ?? 0))).toBeLessThan(2);
        expect(Math.abs(sundays - (middles[1] ?? 0))).toBeLessThan(2);
      }).toPass();
    await expect(barsOf(stage)).toHaveCount(8);
    await expectOnBars();

    await stage.getByRole('button', { name: 'linear' }).click();
    const marks = stage.locator('.MuiMarkElement-root');
    await expect(marks).toHaveCount(8);
    await expect(async () => {
      const [marker, point] = await Promise.all([
        markers.first().locator('path').boundingBox(),
        marks.nth(3).boundingBox(),
      ]);
      if (!marker || !point) throw new Error('The chart has no size.');
      expect(
        Math.abs(marker.x + marker.width / 2 - point.x - point.width / 2),
      ).toBeLessThan(2);
    }).toPass();

    // A second click on the pressed button changes nothing.
    await stage.getByRole('button', { name: 'linear' }).click();
    await expect(marks).toHaveCount(8);
    await stage.getByRole('button', { name: 'band' }).click();
    await expect(barsOf(stage)).toHaveCount(8);
    await expectOnBars();
  },
);
