import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'fills the band from the same gradient as the line, and the key from the one for shapes',
  async ({ stage }) => {
    const gradientOf = (part: string, attribute: string) =>
      stage.locator(part).evaluate((shape, name) => {
        const id = /^url\(#(.+)\)$/.exec(shape.getAttribute(name) ?? '')?.[1];
        const gradient = id === undefined ? null : document.getElementById(id);
        const stops = [...(gradient?.querySelectorAll('stop') ?? [])];
        return {
          id,
          isInSameChart:
            gradient !== null &&
            gradient.closest('svg') === shape.closest('svg'),
          units: gradient?.getAttribute('gradientUnits'),
          colors: new Set(stops.map((stop) => stop.getAttribute('stop-color')))
            .size,
        };
      }, attribute);
    await expect(stage.locator('[data-band]')).toBeVisible();
    const line = await gradientOf('.MuiLineElement-root', 'stroke');
    const band = await gradientOf('[data-band]', 'fill');
    const key = await gradientOf('[data-key]', 'fill');
    expect(band).toEqual(line);
    expect(band).toMatchObject({
      isInSameChart: true,
      units: 'userSpaceOnUse',
    });
    expect(key).toMatchObject({
      isInSameChart: true,
      units: 'objectBoundingBox',
    });
    expect(band.colors).toBeGreaterThan(5);
    expect(key.colors).toBeGreaterThan(5);
    expect(key.id).not.toBe(band.id);
  },
);
