import { expect, test } from '@playwright/test';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { createElement } from 'react';
import { barsOf } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';
import { markupOf } from '#tests/support/markup.ts';

testDemo(
  import.meta.url,
  'draws a line, an area or bars, and uses more height for a line without an area',
  async ({ stage, page }) => {
    const line = stage.locator('.MuiLineElement-root');
    const area = stage.locator('.MuiAreaElement-root');
    const height = async () => (await line.boundingBox())?.height ?? 0;
    await expect(area).toHaveCount(1);
    const fromZero = await height();
    await stage.getByRole('switch', { name: 'area' }).uncheck();
    await expect(area).toHaveCount(0);
    await expect.poll(height).toBeGreaterThan(fromZero);

    await stage.getByRole('combobox', { name: 'curve' }).click();
    await page.getByRole('option', { name: 'step' }).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(line).toHaveCount(1);
    await stage.getByRole('switch', { name: 'Bars' }).check();
    await expect(barsOf(stage)).toHaveCount(10);
    await expect(line).toHaveCount(0);
    await stage.getByRole('switch', { name: 'Bars' }).uncheck();
    await expect(line).toHaveCount(1);
    await expect(barsOf(stage)).toHaveCount(0);
  },
);

test('draws bars without what is for lines', () => {
  const draw = (plotType: 'bar' | 'line', props: object) =>
    markupOf(
      createElement(SparkLineChart, {
        width: 100,
        height: 40,
        data: [3, 1, 2],
        plotType,
        ...props,
      }),
    );
  // Proves: area, curve and baseline have no effect
  for (const props of [
    { area: true },
    { curve: 'step' },
    { baseline: 'max' },
  ]) {
    expect(draw('bar', props)).toBe(draw('bar', {}));
    expect(draw('line', { area: true, ...props })).not.toBe(draw('line', {}));
  }
});
