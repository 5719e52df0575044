import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows gray bars while loading, a message without data, and never both',
  async ({ stage }) => {
    const chart = stage.getByRole('img', { name: 'Orders per shop' });
    const message = chart.getByText(/^No orders yet/);
    const ghosts = chart.locator('g > rect[height]');
    const loading = stage.getByRole('switch', { name: 'loading' });
    await expect(ghosts).toHaveCount(4);
    await expect(message).toHaveCount(0);
    await loading.uncheck();
    await expect(message).toBeVisible();
    await expect(ghosts).toHaveCount(0);
    await expect(chart.getByText('200', { exact: true })).toBeVisible();
    await loading.check();
    await expect(ghosts).toHaveCount(4);
    await expect(chart).toHaveAttribute('aria-busy', 'true');
  },
);
