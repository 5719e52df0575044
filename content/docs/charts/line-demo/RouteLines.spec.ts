import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'takes a click 6 pixels beside a line, fades the others, and no click between two lines',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    const line = (id: string) => stage.locator(`.MuiLineElement-series-${id}`);
    await expect(stage.locator('[data-hit]')).toHaveCount(3);
    await expect(status).toHaveText('Line 4: at most 91 passengers');
    await line('line-9').scrollIntoViewIfNeeded();
    const peak = await line('line-9').boundingBox();
    if (!peak) throw new Error('The line has no size.');
    // Line 9 has its highest value at 14:00, 4 of 7 parts from its start.
    const x = peak.x + (peak.width * 4) / 7;
    await page.mouse.move(x, peak.y - 6);
    await expect(line('line-4')).toHaveClass(/faded/);
    await expect(line('line-9')).not.toHaveClass(/faded/);
    await page.mouse.click(x, peak.y - 6);
    await expect(status).toHaveText('Line 9: at most 71 passengers');
    await page.mouse.click(x, peak.y + 64);
    await expect(status).toHaveText('Line 9: at most 71 passengers');

    await stage
      .getByRole('combobox', { name: 'Bus line' })
      .selectOption('Line 7');
    await expect(status).toHaveText('Line 7: at most 64 passengers');
    await page.mouse.move(0, 0);
    await expect(line('line-4')).not.toHaveClass(/faded/);
  },
);
