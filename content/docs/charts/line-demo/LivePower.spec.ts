import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'adds values while it runs, keeps the number of its values, and stands still when it is paused',
  async ({ stage, page }) => {
    const line = stage.locator('.MuiLineElement-root');
    const now = stage.locator('[data-now]');
    const second = async () =>
      Number((await now.textContent())?.match(/\d+/)?.[0] ?? 'NaN');
    await expect(now).toHaveText('Second 60: 0.78 kW');
    const path = async () => (await line.getAttribute('d')) ?? '';
    const corners = async () => (await path()).match(/L/g)?.length;
    const before = await path();
    const cornersBefore = await corners();
    expect(cornersBefore).toBeGreaterThan(60);

    await stage.getByRole('button', { name: 'Start' }).click();
    await expect.poll(second).toBeGreaterThan(62);
    expect(await path()).not.toBe(before);
    expect(await corners()).toBe(cornersBefore);
    await stage.getByRole('button', { name: 'Pause' }).click();
    const paused = await second();
    const pausedPath = await path();
    await page.waitForTimeout(1200);
    expect(await second()).toBe(paused);
    expect(await path()).toBe(pausedPath);

    await stage.getByRole('button', { name: 'Start' }).click();
    await expect.poll(second).toBeGreaterThan(paused);
    await stage.getByRole('button', { name: 'Pause' }).click();
  },
);
