import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'fills the outlines and hides the marks, each on its own, and undoes both',
  async ({ stage }) => {
    const area = stage.locator('.MuiRadarSeriesPlot-area').first();
    const marks = stage.locator('.MuiRadarSeriesPlot-mark');
    await expect(area).not.toHaveAttribute('fill', 'transparent');
    await expect(marks).toHaveCount(12);
    await stage.getByRole('switch', { name: 'fillArea' }).uncheck();
    await expect(area).toHaveAttribute('fill', 'transparent');
    await expect(marks).toHaveCount(12);
    await stage.getByRole('switch', { name: 'hideMark' }).check();
    await expect(marks).toHaveCount(0);
    await stage.getByRole('switch', { name: 'fillArea' }).check();
    await expect(area).not.toHaveAttribute('fill', 'transparent');
    await stage.getByRole('switch', { name: 'hideMark' }).uncheck();
    await expect(marks).toHaveCount(12);
  },
);
