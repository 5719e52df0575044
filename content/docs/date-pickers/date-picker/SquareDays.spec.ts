import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';
import { dayOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'has square days, and the color of success on the chosen one only',
  async ({ stage, page }) => {
    const chosen = stage.getByRole('gridcell', { selected: true });
    await expect(chosen).toHaveText('18');
    const color = await chosen.evaluate(
      (day) => getComputedStyle(day).backgroundColor,
    );
    await dayOf(stage, 24).click();
    await page.mouse.move(0, 0);
    await expect(chosen).toHaveText('24');
    await expect(chosen).toHaveCSS('background-color', color);
    await expect(chosen).toHaveCSS('border-radius', '4px');
    await expect(dayOf(stage, 18)).not.toHaveCSS('background-color', color);
    await expect(dayOf(stage, 3)).toHaveCSS('border-radius', '4px');
  },
);

testStylings(import.meta.url, '.MuiPickersLayout-root, button[role="gridcell"]');
