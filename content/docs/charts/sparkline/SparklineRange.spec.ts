import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows a steady room as steady with the same range, and as restless with its own',
  async ({ stage }) => {
    const height = async (room: string) => {
      const line = stage
        .getByRole('img', { name: room })
        .locator('.MuiLineElement-root');
      return (await line.boundingBox())?.height ?? 0;
    };
    await expect(stage.getByRole('img')).toHaveCount(3);
    await expect.poll(() => height('Reading room')).toBeGreaterThan(5);
    expect(await height('Archive')).toBeLessThan(
      (await height('Reading room')) / 2,
    );
    await stage.getByRole('switch').uncheck();
    await expect
      .poll(async () => (await height('Archive')) / (await height('Basement')))
      .toBeGreaterThan(0.8);
    await stage.getByRole('switch').check();
    await expect
      .poll(
        async () => (await height('Archive')) / (await height('Reading room')),
      )
      .toBeLessThan(0.5);
  },
);
