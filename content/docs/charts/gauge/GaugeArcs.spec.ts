import { expect, test } from '@playwright/test';
import { GaugeContainer, GaugeValueArc } from '@mui/x-charts/Gauge';
import { createElement, type ReactElement } from 'react';
import { testDemo } from '#tests/support/demo.ts';
import { markupOf } from '#tests/support/markup.ts';

testDemo(
  import.meta.url,
  'uses the free space: a half gauge is larger than a full one in the same box',
  async ({ stage, page }) => {
    const arc = stage.getByRole('meter').locator('path').first();
    const slide = async (name: string, key: 'Home' | 'End') => {
      await stage.getByRole('slider', { name }).focus();
      await page.keyboard.press(key);
    };
    const half = await arc.boundingBox();
    if (!half) throw new Error('The arc has no size.');
    await slide('startAngle', 'Home');
    await slide('endAngle', 'End');
    await expect
      .poll(async () => (await arc.boundingBox())?.width ?? Infinity)
      .toBeLessThan(half.width / 1.2);
    const full = await arc.boundingBox();
    if (!full) throw new Error('The arc has no size.');

    await slide('cornerRadius', 'Home');
    await slide('innerRadius', 'Home');
    await expect(stage.getByRole('meter')).toHaveText('74');
    // A circle that touches all four sides.
    expect(Math.abs(full.width - full.height)).toBeLessThan(2);
  },
);

test('draws the parts that are put into a container, and none by itself', () => {
  const draw = (part?: ReactElement) =>
    markupOf(
      createElement(
        GaugeContainer,
        { width: 200, height: 200, value: 50 },
        part,
      ),
    );
  const drawn = /<(?:path|rect|circle|line|text)\b/;
  expect(draw(createElement(GaugeValueArc))).toMatch(drawn);
  // Proves: GaugeContainer draws nothing by itself.
  expect(draw()).not.toMatch(drawn);
});
