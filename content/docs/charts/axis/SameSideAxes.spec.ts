import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'puts the second axis outside of the first, or on the other side, and back',
  async ({ stage }) => {
    const left = (name: string) => async () => {
      const box = await stage.getByText(name, { exact: true }).boundingBox();
      return box?.x ?? Number.NaN;
    };
    const humidity = left('Humidity (%)');
    const temperature = left('Temperature (°C)');
    const isLeft = async () => (await humidity()) < (await temperature());
    const right = stage.getByRole('switch', { name: 'Humidity on the right' });
    await expect.poll(isLeft).toBe(true);
    await right.check();
    await expect.poll(isLeft).toBe(false);
    await expect(stage.locator('.MuiChartsAxis-right')).toHaveCount(1);
    await right.uncheck();
    await expect.poll(isLeft).toBe(true);
    await expect(stage.locator('.MuiChartsAxis-left')).toHaveCount(2);
  },
);
