import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'compares minutes and computed fares, not what cells display',
  async ({ stage }) => {
    const minutes = stage.locator('[role="gridcell"][data-field="minutes"]');
    await expect(minutes).toHaveText([
      '2:45',
      '2:20',
      '0:55',
      '0:46',
      '0:45',
      '0:25',
      '0:13',
    ]);
    const perHour = stage.locator(
      '[role="gridcell"][data-field="farePerHour"]',
    );
    await stage.getByRole('columnheader', { name: 'Fare per hour' }).click();
    await expect(perHour).toHaveText([
      '£3.73',
      '£4.15',
      '£4.67',
      '£5.35',
      '£5.48',
      '£7.92',
      '£14.31',
    ]);
  },
);
