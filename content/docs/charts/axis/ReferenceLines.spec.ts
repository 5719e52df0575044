import { expect, test } from '@playwright/test';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { createElement } from 'react';
import { testDemo } from '#tests/support/demo.ts';
import { consoleOf, markupOf } from '#tests/support/markup.ts';

testDemo(
  import.meta.url,
  'draws one line per reference, at its value, and lets the pointer through',
  async ({ stage, page }) => {
    const limit = stage.locator('.MuiChartsReferenceLine-horizontal');
    const filter = stage.locator('.MuiChartsReferenceLine-vertical');
    await expect(limit).toHaveText('Legal limit');
    await expect(filter).toHaveText('New filter');
    await expect(async () => {
      const [line, mark] = await Promise.all([
        filter.locator('path').boundingBox(),
        stage.locator('.MuiMarkElement-root').nth(3).boundingBox(),
      ]);
      if (!line || !mark) throw new Error('The chart has no size.');
      expect(Math.abs(line.x - mark.x - mark.width / 2)).toBeLessThan(2);
    }).toPass();
    const label = await limit.locator('text').boundingBox();
    if (!label) throw new Error('The label has no size.');
    await page.mouse.move(
      label.x + label.width / 2,
      label.y + label.height / 2,
    );
    await expect(page.getByRole('tooltip')).toContainText('Well 3');
    await page.mouse.move(0, 0);
  },
);

test('draws no axis for an id that does not exist, and warns', () => {
  const draw = (axisId: string) =>
    markupOf(
      createElement(
        ChartContainer,
        {
          width: 300,
          height: 200,
          xAxis: [{ id: 'wells', scaleType: 'point', data: ['a', 'b'] }],
          series: [],
        },
        createElement(ChartsXAxis, { axisId }),
      ),
    );
  expect(draw('wells')).toContain('MuiChartsAxis-root');
  let missing = '';
  // Proves: If axisId does not exist, the component draws nothing
  const said = consoleOf(() => {
    missing = draw('rivers');
  });
  expect(missing).toMatch(/^<svg[^>]*><\/svg>$/);
  expect(said).toEqual([expect.stringContaining('is probably invalid')]);
});
