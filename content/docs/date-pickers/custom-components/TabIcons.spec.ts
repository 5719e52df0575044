import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

/** What the icons of the demo draw, and what those of the package do not. */
const event =
  'M17 12h-5v5h5zM16 1v2H8V1H6v2H5c-1.11 0-1.99.9-1.99 2L3 19c0 1.1.89 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2h-1V1zm3 18H5V8h14z';
const alarm =
  'm22 5.72-4.6-3.86-1.29 1.53 4.6 3.86zM7.88 3.39 6.6 1.86 2 5.71l1.29 1.53zM12.5 8H11v6l4.75 2.85.75-1.23-4-2.37zM12 4c-4.97 0-9 4.03-9 9s4.02 9 9 9c4.97 0 9-4.03 9-9s-4.03-9-9-9m0 16c-3.87 0-7-3.13-7-7s3.13-7 7-7 7 3.13 7 7-3.13 7-7 7';

testDemo(
  import.meta.url,
  'switches between date and time, and keeps the names of the tabs',
  async ({ stage }) => {
    const date = stage.getByRole('tab', { name: 'pick date' });
    const time = stage.getByRole('tab', { name: 'pick time' });
    await expect(date.locator('path')).toHaveAttribute('d', event);
    await expect(time.locator('path')).toHaveAttribute('d', alarm);
    await time.click();
    await expect(time).toHaveAttribute('aria-selected', 'true');
    await expect(stage.getByRole('grid')).toHaveCount(0);
    await stage.getByRole('option', { name: '45 minutes' }).click();
    await date.click();
    await expect(stage.getByRole('grid')).toBeVisible();
    await time.click();
    await expect(
      stage.getByRole('option', { name: '45 minutes' }),
    ).toHaveAttribute('aria-selected', 'true');
  },
);
