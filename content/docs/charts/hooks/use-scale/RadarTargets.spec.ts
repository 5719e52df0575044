import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws a target on each axis, inside of the result where it is reached, at each width',
  async ({ stage }) => {
    const targets = stage.locator('[data-targets] line');
    const marks = stage.locator('.MuiRadarSeriesPlot-mark');
    await expect(targets).toHaveCount(5);
    await expect(marks).toHaveCount(5);
    for (const width of ['', '300px']) {
      await stage.evaluate((box, value) => {
        box.style.width = value;
      }, width);
      await expect(async () => {
        const center = await stage
          .locator('[data-targets]')
          .getAttribute('transform');
        const [cx = 0, cy = 0] = (center?.match(/[\d.]+/g) ?? []).map(Number);
        const results = await marks.evaluateAll((circles) =>
          circles.map((circle) =>
            ['cx', 'cy'].map((name) => Number(circle.getAttribute(name))),
          ),
        );
        const radii = await targets.evaluateAll((lines) =>
          lines.map((line) => -Number(line.getAttribute('y1'))),
        );
        const reached = results.map(
          ([x = 0, y = 0], index) =>
            Math.hypot(x - cx, y - cy) > (radii[index] ?? 0),
        );
        expect(reached).toEqual([true, false, true, true, false]);
        // 44 of 60 is 1.1 times the target of 40.
        const [x = 0, y = 0] = results[0] ?? [];
        expect(Math.hypot(x - cx, y - cy) / (radii[0] ?? 1)).toBeCloseTo(1.1);
      }).toPass();
    }
    await stage.evaluate((box) => {
      box.style.width = '';
    });
  },
);
