import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'gives each answer its own color, the same in the slice and in the legend',
  async ({ stage }) => {
    const arcs = stage.locator('.MuiPieArc-root');
    await expect(arcs).toHaveCount(3);
    const slices = await arcs.evaluateAll((all) =>
      all.map((arc) => arc.getAttribute('fill')),
    );
    expect(new Set(slices).size).toBe(3);
    const marks = await stage
      .getByRole('listitem')
      .locator('svg [fill]')
      .evaluateAll((all) => all.map((mark) => mark.getAttribute('fill')));
    expect(marks).toEqual(slices);
  },
);
