import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has a gauge with its value, and a sparkline with a tooltip while it is hovered',
  async ({ stage, page }) => {
    const gauge = stage.getByRole('meter', {
      name: 'Reservoir filled, in percent',
    });
    await expect(gauge).toHaveAttribute('aria-valuenow', '68');
    await expect(gauge).toHaveText('68%');
    const line = stage.getByRole('img', { name: /^River level/ });
    await line.hover({ position: { x: 8, y: 30 } });
    await expect(tooltipRows(page)).toHaveText(['2.1 m']);
    const box = await line.boundingBox();
    if (!box) throw new Error('The sparkline has no size.');
    await line.hover({ position: { x: box.width - 8, y: 30 } });
    await expect(tooltipRows(page)).toHaveText(['3.9 m']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
