import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'reads the selected rows, also when there are none',
  async ({ stage }) => {
    const read = () => stage.getByRole('button', { name: 'Read' }).click();
    const status = stage.getByRole('status');
    await read();
    await expect(status).toHaveText('Wells: 0, liters per minute: 0');
    const box = (well: string) =>
      stage.getByRole('row', { name: well }).getByRole('checkbox');
    await box('W-07').check();
    await box('W-09').check();
    await expect(status).toHaveText('Wells: 0, liters per minute: 0');
    await read();
    await expect(status).toHaveText('Wells: 2, liters per minute: 35');
    await box('W-07').uncheck();
    await read();
    await expect(status).toHaveText('Wells: 1, liters per minute: 14');
    await stage.getByLabel('Select all rows').check();
    await read();
    await expect(status).toHaveText('Wells: 9, liters per minute: 240');
  },
);
