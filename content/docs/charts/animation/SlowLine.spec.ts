import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'takes two seconds, and starts again after each press',
  async ({ stage, page }) => {
    const masks = stage.locator('.MuiAppearingMask-animate');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const again = stage.getByRole('button', { name: 'Draw again' });
    for (let press = 0; press < 2; press += 1) {
      await again.click();
      await expect(masks).toHaveCount(1);
      await expect(masks).toHaveCSS('animation-duration', '2s');
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await again.click();
    await expect(stage.locator('.MuiLineElement-root')).toHaveCount(1);
    // Proves: So your rules cannot bring it back
    await expect(masks).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: null });
  },
);
