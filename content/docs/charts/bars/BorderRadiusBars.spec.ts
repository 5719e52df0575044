import { expect } from '@playwright/test';
import { barsOf } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'rounds the outer end of a stack, and nothing with a radius of 0',
  async ({ stage, page }) => {
    const clips = stage.locator('svg clipPath[id*="_e_"]');
    const styles = () =>
      clips.evaluateAll((all) =>
        all.map(
          (clip) => clip.querySelector('rect')?.getAttribute('style') ?? '',
        ),
      );
    await expect(barsOf(stage)).toHaveCount(15);
    await expect.poll(async () => (await styles()).length).toBeGreaterThan(0);
    const slider = stage.getByRole('slider', { name: /^borderRadius/ });
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(clips).toHaveCount(0);
    await page.keyboard.press('End');
    await expect(slider).toHaveAttribute('aria-valuenow', '30');
    await expect(clips).not.toHaveCount(0);
  },
);
