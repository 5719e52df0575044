import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'writes name and number in two lines, and has neither an arc nor a value for null',
  async ({ stage }) => {
    const market = stage.getByRole('meter', { name: /Market/ });
    await expect(market.locator('tspan')).toHaveText(['Market', '7 of 24']);
    await expect(market).toHaveAttribute('aria-valuetext', '7 of 24');
    await expect(market.locator('path')).toHaveCount(2);
    const hospital = stage.getByRole('img', {
      name: 'Hospital station: no data',
    });
    await expect(hospital.locator('tspan')).toHaveText(['Hospital', 'no data']);
    await expect(hospital.locator('path')).toHaveCount(1);
    await expect(hospital).not.toHaveAttribute('aria-valuenow');
    await expect(hospital).not.toHaveAttribute('aria-valuemax');
  },
);
