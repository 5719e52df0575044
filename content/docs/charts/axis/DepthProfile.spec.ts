import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'puts the surface at the top, next to the axis of the temperature',
  async ({ stage, direction }) => {
    const [surface, bottom, title] = await Promise.all(
      [
        stage
          .locator('.MuiChartsAxis-directionY')
          .getByText('0', { exact: true }),
        stage
          .locator('.MuiChartsAxis-directionY')
          .getByText('25', { exact: true }),
        stage.getByText('Water temperature (°C)', { exact: true }),
      ].map((part) => part.boundingBox()),
    );
    if (!surface || !bottom || !title)
      throw new Error('The chart has no size.');
    expect(title.y).toBeLessThan(surface.y);
    expect(surface.y).toBeLessThan(bottom.y);
    const depth = await stage
      .getByText('Depth (m)', { exact: true })
      .boundingBox();
    // The drawing is the same in both directions of text.
    expect(depth?.x ?? 0, direction).toBeLessThan(title.x);
  },
);
