import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'is a meter with its value and range, and hides its text from a second announcement',
  async ({ stage }) => {
    const gauge = stage.getByRole('meter', { name: /^Reservoir filled/ });
    await expect(gauge).toHaveAttribute('aria-valuenow', '68');
    await expect(gauge).toHaveAttribute('aria-valuemin', '0');
    await expect(gauge).toHaveAttribute('aria-valuemax', '100');
    await expect(gauge).toHaveText('68%');
    await expect(gauge.locator('g[aria-hidden=true]')).toHaveCount(1);
  },
);
