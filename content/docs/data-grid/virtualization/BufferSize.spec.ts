import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'renders more rows with a larger buffer, and all of them without virtualization',
  async ({ stage }) => {
    const status = stage.getByRole('status');
    const count = async () =>
      Number.parseInt((await status.textContent()) ?? '', 10);
    const choose = (name: string) =>
      stage.getByRole('button', { name, exact: true }).click();
    await choose('0 px');
    await expect.poll(count).toBeLessThan(8);
    await choose('150 px');
    await expect.poll(count).toBeGreaterThan(7);
    expect(await count()).toBeLessThan(13);
    await choose('1,500 px');
    await expect.poll(count).toBeGreaterThan(30);
    await choose('All rows');
    await expect.poll(count).toBe(100);
    await choose('150 px');
    await expect.poll(count).toBeLessThan(13);
  },
);
