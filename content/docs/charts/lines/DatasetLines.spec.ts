import { expect } from '@playwright/test';
import { tickLabels, tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'reads years and values from rows, writes years without a comma, and leaves out 0',
  async ({ stage, page }) => {
    const marks = stage.locator('.MuiMarkElement-root');
    await expect(marks).toHaveCount(7);
    await expect(tickLabels(stage).filter({ hasText: ',' })).toHaveCount(0);
    await expect(
      tickLabels(stage).filter({ hasText: /^(0|100|200)$/ }),
    ).toHaveCount(0);
    await marks.first().hover({ force: true });
    await expect(page.getByRole('tooltip')).toContainText('1960');
    await expect(tooltipRows(page)).toHaveText(['CO₂317 ppm']);
    await marks.last().hover({ force: true });
    await expect(tooltipRows(page)).toHaveText(['CO₂414 ppm']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
