import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'adds values while it runs, keeps its width, and stands still when it is paused',
  async ({ stage, page }) => {
    const line = stage.locator('.MuiLineElement-root');
    const now = stage.locator('[data-now]');
    const second = async () =>
      Number((await now.textContent())?.match(/\d+/)?.[0] ?? 'NaN');
    await expect(now).toHaveText('Second 60: 0.78 kW');
    const before = await line.getAttribute('d');

    await stage.getByRole('button', { name: 'Start' }).click();
    await expect.poll(second, { timeout: 15_000 }).toBeGreaterThan(62);
    expect(await line.getAttribute('d')).not.toBe(before);
    await stage.getByRole('button', { name: 'Pause' }).click();
    const paused = await second();
    const path = await line.getAttribute('d');
    await page.waitForTimeout(1200);
    expect(await second()).toBe(paused);
    expect(await line.getAttribute('d')).toBe(path);

    await stage.getByRole('button', { name: 'Start' }).click();
    await expect.poll(second, { timeout: 15_000 }).toBeGreaterThan(paused);
    await stage.getByRole('button', { name: 'Pause' }).click();
  },
);
