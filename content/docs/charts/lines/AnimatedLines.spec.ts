import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'moves one line from room to room and around to the first, and to fewer values and back',
  async ({ stage, page }) => {
    const line = stage.locator('.MuiLineElement-root');
    const next = stage.getByRole('button', { name: 'Next room' });
    const path = () => line.getAttribute('d');
    /** Waits until the line has come to rest somewhere else. */
    const rest = async (before: string | null) => {
      let seen = before;
      await expect(async () => {
        const now = await path();
        const still = now === seen && now !== before;
        seen = now;
        expect(still).toBe(true);
      }).toPass({ intervals: [400], timeout: 90_000 });
      return path();
    };
    const archive = await rest(null);
    await next.click();
    const reading = await rest(archive);
    await next.click();
    await expect(
      stage.getByRole('img', { name: 'Humidity in the library: Basement' }),
    ).toBeVisible();
    const basement = await rest(reading);

    const morning = stage.getByRole('switch', { name: 'Morning only' });
    await morning.check();
    const short = await rest(basement);
    await expect(stage.locator('.MuiMarkElement-root')).toHaveCount(3);
    await morning.uncheck();
    await expect.poll(path).toBe(basement);
    expect(short).not.toBe(basement);
    await next.click();
    await expect.poll(path).toBe(archive);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await next.click();
    await next.click();
    await expect.poll(path).toBe(basement);
    await page.emulateMedia({ reducedMotion: null });
    await expect(line).toHaveCount(1);
  },
);
