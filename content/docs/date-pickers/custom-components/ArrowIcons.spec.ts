import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'points the icons in the direction of the text, and disables the arrow at the limit',
  async ({ stage, direction }) => {
    const previous = stage.getByRole('button', { name: 'Previous month' });
    const next = stage.getByRole('button', { name: 'Next month' });
    const [back, forward] =
      direction === 'rtl'
        ? ['ArrowForwardIcon', 'ArrowBackIcon']
        : ['ArrowBackIcon', 'ArrowForwardIcon'];
    await expect(previous.getByTestId(back)).toBeVisible();
    await expect(next.getByTestId(forward)).toBeVisible();
    await expect(previous).toBeDisabled();
    await next.click();
    await expect(previous).toBeEnabled();
    await expect(stage.getByRole('grid', { name: 'May 2026' })).toBeVisible();
  },
);
