import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'leaves gaps where values are missing, bridges them on request, and has no mark for null',
  async ({ stage }) => {
    const line = stage.locator('.MuiLineElement-root');
    const marks = stage.locator('.MuiMarkElement-root');
    const parts = async () =>
      ((await line.getAttribute('d')) ?? '').split('M').length - 1;
    await expect.poll(parts).toBe(3);
    await expect(marks).toHaveCount(9);

    const connect = stage.getByRole('switch', { name: 'connectNulls' });
    await connect.check();
    await expect.poll(parts).toBe(1);
    await expect(marks).toHaveCount(9);
    await connect.uncheck();
    await expect.poll(parts).toBe(3);
    await stage.getByRole('switch', { name: 'showMark' }).uncheck();
    await expect(marks).toHaveCount(0);
    // Day 6 is alone between two gaps: a part of the path without any length.
    expect(await line.getAttribute('d')).toMatch(/M[^MLC]+Z/);
  },
);
