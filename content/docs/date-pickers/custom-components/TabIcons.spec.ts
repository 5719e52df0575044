import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'switches between date and time, and keeps the names of the tabs',
  async ({ stage }) => {
    const date = stage.getByRole('tab', { name: 'pick date' });
    const time = stage.getByRole('tab', { name: 'pick time' });
    await expect(date.getByTestId('EventIcon')).toBeVisible();
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
