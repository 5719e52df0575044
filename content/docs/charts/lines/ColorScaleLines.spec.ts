import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'paints the line with a gradient that changes at 0, and each mark by its own value',
  async ({ stage }) => {
    const line = stage.locator('.MuiLineElement-root');
    await expect(line).toHaveAttribute('stroke', /^url\(#/);
    const strokes = await stage
      .locator('.MuiMarkElement-root')
      .evaluateAll((marks) =>
        marks.map((mark) => mark.getAttribute('stroke') ?? ''),
      );
    expect(strokes).toHaveLength(10);
    expect(new Set(strokes).size).toBe(2);
    const [first] = strokes;
    const frost = strokes.flatMap((stroke, index) =>
      stroke === first ? [] : [index],
    );
    expect(frost).toEqual([3, 4, 5, 8]);

    const offsets = await stage
      .locator('linearGradient stop')
      .evaluateAll((stops) => stops.map((stop) => stop.getAttribute('offset')));
    expect(offsets).toHaveLength(2);
    expect(offsets[0]).toBe(offsets[1]);
  },
);
