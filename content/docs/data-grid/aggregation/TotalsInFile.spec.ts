import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'exports an empty line for the totals, unless the application writes them',
  async ({ stage }) => {
    const lines = async () =>
      (await stage.getByRole('status').textContent())?.split('\r\n');
    const press = (name: string) =>
      stage.getByRole('button', { name, exact: true }).click();
    await press('As the grid exports it');
    await expect.poll(async () => (await lines())?.at(-1)).toBe(',,,');
    await expect.poll(async () => (await lines())?.length).toBe(12);
    await press('With totals');
    await expect
      .poll(async () => (await lines())?.at(-1))
      .toBe('Total,,50,1180');
    await expect.poll(async () => (await lines())?.length).toBe(12);
    await press('As the grid exports it');
    await expect.poll(async () => (await lines())?.at(-1)).toBe(',,,');
  },
);
