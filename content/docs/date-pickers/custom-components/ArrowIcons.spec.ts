import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

/** What the icons of the demo draw, and what those of the package do not. */
const back = 'M20 11H7.83l5.59-5.59L12 4l-8 8 8 8 1.41-1.41L7.83 13H20z';
const forward = 'm12 4-1.41 1.41L16.17 11H4v2h12.17l-5.58 5.59L12 20l8-8z';

testDemo(
  import.meta.url,
  'points the icons in the direction of the text, and disables the arrow at the limit',
  async ({ stage, direction }) => {
    const previous = stage.getByRole('button', { name: 'Previous month' });
    const next = stage.getByRole('button', { name: 'Next month' });
    const [before, after] =
      direction === 'rtl' ? [forward, back] : [back, forward];
    await expect(previous.locator('path')).toHaveAttribute('d', before);
    await expect(next.locator('path')).toHaveAttribute('d', after);
    await expect(previous).toBeDisabled();
    await next.click();
    await expect(previous).toBeEnabled();
    await expect(stage.getByRole('grid', { name: 'May 2026' })).toBeVisible();
  },
);
