import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'points a needle at the value, has none without a value, and gets it back',
  async ({ stage }) => {
    const gauge = stage.getByRole('meter', { name: /^Wind/ });
    const needle = gauge.locator('line');
    await expect(gauge).toHaveText('34 km/h');
    // 34 of 120 is left of the top.
    const ends = await needle.evaluate((line) =>
      ['x1', 'x2', 'y1', 'y2'].map((name) => Number(line.getAttribute(name))),
    );
    const [x1 = 0, x2 = 0, y1 = 0, y2 = 0] = ends;
    expect(x2).toBeLessThan(x1);
    expect(y2).toBeLessThan(y1);
    // The reading is below the needle, which never points there.
    const drawn = await needle.boundingBox();
    const text = await gauge.locator('text').boundingBox();
    if (!drawn || !text) throw new Error('The gauge has no size.');
    expect(text.y).toBeGreaterThanOrEqual(drawn.y + drawn.height);
    await stage.getByRole('button', { name: 'Disconnect the sensor' }).click();
    await expect(needle).toHaveCount(0);
    await expect(gauge).toHaveText('No data');
    await expect(gauge).not.toHaveAttribute('aria-valuenow');
    await stage.getByRole('button', { name: 'Connect the sensor' }).click();
    await expect(needle).toHaveCount(1);
    await expect(gauge).toHaveAttribute('aria-valuenow', '34');
  },
);
