import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'colors the arc by the limit, and says in words what the color means',
  async ({ stage }) => {
    const gauges = ['office', 'workshop'].map((place) =>
      stage.getByRole('meter', { name: new RegExp(place) }),
    );
    const fills = await Promise.all(
      gauges.map((gauge) =>
        gauge
          .locator('path')
          .evaluateAll((arcs) => arcs.map((arc) => getComputedStyle(arc).fill)),
      ),
    );
    const [office, workshop] = fills;
    expect(office?.[0]).toBe(workshop?.[0]);
    expect(office?.[1]).not.toBe(workshop?.[1]);
    expect(office?.[0]).not.toBe(office?.[1]);
    await expect(stage.getByText('fine', { exact: true })).toHaveCount(1);
    await expect(stage.getByText('too loud', { exact: true })).toHaveCount(1);
    for (const text of await stage.locator('.MuiGauge-valueText').all()) {
      await expect(text).toHaveCSS('font-size', '18px');
    }
  },
);
