import { expect } from '@playwright/test';
import { testDemo } from '#tests/demo.ts';

testDemo(
  import.meta.url,
  'turns the arrow to where the text begins',
  async ({ stage, direction }) => {
    const arrow = stage.getByTestId('ArrowForwardIcon');
    await expect(arrow).toHaveCSS(
      'transform',
      direction === 'rtl' ? 'matrix(-1, 0, 0, 1, 0, 0)' : 'none',
    );
    await stage.getByText('Care').click();
    await expect(arrow).toHaveCount(0);
    await expect(stage.getByTestId('ArrowDownwardIcon')).toHaveCount(2);
  },
);
