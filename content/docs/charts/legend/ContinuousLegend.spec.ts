import { expect, test } from '@playwright/test';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import {
  ContinuousColorLegend,
  PiecewiseColorLegend,
} from '@mui/x-charts/ChartsLegend';
import { createElement, type ComponentProps } from 'react';
import { testDemo } from '#tests/support/demo.ts';
import { markupOf } from '#tests/support/markup.ts';

testDemo(
  import.meta.url,
  'names both ends of the gradient, and colors each village by its young storks',
  async ({ stage }) => {
    const legend = stage.locator('.MuiContinuousColorLegend-root');
    await expect(legend.getByRole('listitem').first()).toHaveText(
      '0 young storks',
    );
    await expect(legend.getByRole('listitem').last()).toHaveText('50');
    await expect(legend.locator('rect')).toHaveAttribute('fill', /^url\(#/);
    const points = stage.locator('.MuiScatter-root circle');
    await expect(points).toHaveCount(7);
    const fills = await points.evaluateAll((marks) =>
      marks.map((mark) => getComputedStyle(mark).fill),
    );
    expect(new Set(fills).size).toBe(7);
  },
);

test('explains a map of its own type only', () => {
  type YAxis = NonNullable<
    ComponentProps<typeof ChartContainer>['yAxis']
  >[number];
  const colors = ['white', 'black'];
  const axes: Record<'none' | 'continuous' | 'piecewise', YAxis> = {
    none: {},
    continuous: { colorMap: { type: 'continuous', color: ['white', 'black'] } },
    piecewise: { colorMap: { type: 'piecewise', thresholds: [5], colors } },
  };
  const draws = (
    legend: typeof ContinuousColorLegend | typeof PiecewiseColorLegend,
    map: keyof typeof axes,
  ) =>
    markupOf(
      createElement(
        ChartContainer,
        { width: 300, height: 200, yAxis: [axes[map]], series: [] },
        createElement(legend, { axisDirection: 'y' }),
      ),
    ).includes('<ul');
  expect(draws(ContinuousColorLegend, 'continuous')).toBe(true);
  expect(draws(PiecewiseColorLegend, 'piecewise')).toBe(true);
  // Proves: It shows nothing if the axis has no map of its type.
  expect(draws(ContinuousColorLegend, 'none')).toBe(false);
  expect(draws(ContinuousColorLegend, 'piecewise')).toBe(false);
  expect(draws(PiecewiseColorLegend, 'none')).toBe(false);
  expect(draws(PiecewiseColorLegend, 'continuous')).toBe(false);
});
