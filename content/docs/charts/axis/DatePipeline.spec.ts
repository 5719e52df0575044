import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { inTimeZone } from '#tests/support/timeZone.ts';

testDemo(
  import.meta.url,
  'puts the ticks of `time` where the clocks are at full hours, and those of `utc` at the same moments everywhere',
  async ({ stage, page }) => {
    const choose = (name: string) =>
      stage.getByRole('button', { name, exact: true }).click();
    const firstLabel = stage
      .locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')
      .first();
    const sees = async (moment: string, label: string) => {
      await expect(stage).toContainText(
        `First tick: ${moment} UTC, labeled “${label}”`,
      );
      await expect(firstLabel).toHaveText(label);
    };

    const zones = [
      ['Asia/Kolkata', '06:30', '12 PM'],
      ['America/St_Johns', '08:30', '06 AM'],
      ['UTC', '06:00', '06 AM'],
    ] as const;
    for (const [zone, moment, label] of zones) {
      await inTimeZone(page, zone, async () => {
        await choose('point');
        await choose('time');
        await sees(moment, label);
        await expect(stage).toContainText('at 44% of the width');
        await choose('utc');
        await sees('06:00', '06 AM');
        await expect(stage).toContainText('at 44% of the width');
      });
    }
  },
);

testDemo(
  import.meta.url,
  'moves the peak to the right where distances are equal, and cannot be left without a scale',
  async ({ stage }) => {
    const choice = (name: string) =>
      stage.getByRole('button', { name, exact: true });
    await expect(stage.locator('.MuiMarkElement-root')).toHaveCount(7);
    await choice('point').click();
    await expect(stage).toContainText('at 67% of the width');
    await expect(stage).toContainText('Ticks: one for each reading');
    await choice('band').click();
    await expect(stage).toContainText('at 64% of the width');
    await choice('band').click();
    await expect(choice('band')).toHaveAttribute('aria-pressed', 'true');
    await expect(stage.locator('.MuiMarkElement-root')).toHaveCount(7);
  },
);
