import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'leads a line from each slice to its name, and none from a slice of 0',
  async ({ stage }) => {
    const names = stage.locator('[data-slice]');
    const total = stage.locator('[data-total]');
    await expect(names).toHaveText([
      'Computers34 MWh',
      'Elevator6 MWh',
      'Lighting21 MWh',
      'Kitchen9 MWh',
      'Cooling18 MWh',
    ]);
    await expect(total).toHaveText('88 MWh');

    // A step from the start of a line toward the center is on the slice of its color.
    const strayLines = () =>
      names.locator('path').evaluateAll((lines) =>
        lines.flatMap((line) => {
          if (!(line instanceof SVGPathElement)) return ['not a line'];
          const matrix = line.getScreenCTM();
          if (!matrix) return ['not drawn'];
          const { x, y } = line.getPointAtLength(0);
          const inside = new DOMPoint(x * 0.9, y * 0.9).matrixTransform(matrix);
          const slice = document.elementFromPoint(inside.x, inside.y);
          const { stroke } = getComputedStyle(line);
          return slice && getComputedStyle(slice).fill === stroke
            ? []
            : [stroke];
        }),
      );
    await stage.scrollIntoViewIfNeeded();
    await expect.poll(strayLines).toEqual([]);

    await stage.getByRole('button', { name: 'Show 2025' }).click();
    await expect(names).toHaveText([
      'Computers31 MWh',
      'Elevator6 MWh',
      'Lighting14 MWh',
      'Cooling24 MWh',
    ]);
    await expect(total).toHaveText('75 MWh');
    await expect.poll(strayLines).toEqual([]);
    await stage.getByRole('button', { name: 'Show 2024' }).click();
    await expect(names).toHaveCount(5);
  },
);
