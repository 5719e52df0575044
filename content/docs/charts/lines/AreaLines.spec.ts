import { expect } from '@playwright/test';
import { tickLabels } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'fills the area from 0 to the line, and draws no marks',
  async ({ stage }) => {
    const area = stage.locator('.MuiAreaElement-root');
    const line = stage.locator('.MuiLineElement-root');
    await expect(area).toHaveCount(1);
    await expect(line).toHaveCount(1);
    await expect(stage.locator('.MuiMarkElement-root')).toHaveCount(0);
    await expect(tickLabels(stage).filter({ hasText: /^0$/ })).toHaveCount(1);
    const [areaBox, lineBox] = [
      await area.boundingBox(),
      await line.boundingBox(),
    ];
    if (!areaBox || !lineBox) throw new Error('The chart has no size.');
    // The last week has no snow, so that the line ends where the area is filled to.
    const ends = [areaBox, lineBox].map(({ y, height }) => y + height);
    expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeLessThanOrEqual(2);
  },
);
