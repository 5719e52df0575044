import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'fills whole bands, and with strictStepCurve only from the middle of the first to that of the last',
  async ({ stage }) => {
    const area = stage.locator('.MuiAreaElement-root');
    await expect(area).toHaveCount(1);
    const width = async () => (await area.boundingBox())?.width ?? 0;
    const full = await width();
    const strict = stage.getByRole('switch', { name: 'strictStepCurve' });
    await strict.check();
    await expect.poll(width).toBeLessThan(full * 0.9);
    // Five of the six bands remain.
    expect(await width()).toBeGreaterThan(full * 0.75);
    await strict.uncheck();
    await expect.poll(width).toBe(full);
  },
);
