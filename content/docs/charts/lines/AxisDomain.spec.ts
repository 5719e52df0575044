import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'starts at a round number, at the first value, or a minute before it, and keeps a choice that is clicked twice',
  async ({ stage }) => {
    const marks = stage.locator('.MuiMarkElement-root');
    await expect(marks).toHaveCount(8);
    const first = async () => Number(await marks.first().getAttribute('cx'));
    const last = async () => Number(await marks.last().getAttribute('cx'));
    const choose = (name: string) =>
      stage.getByRole('button', { name }).click();
    const [niceStart, niceEnd] = [await first(), await last()];

    await choose('strict');
    await expect.poll(first).toBeLessThan(niceStart);
    expect(await last()).toBeGreaterThan(niceEnd);
    const [strictStart, strictEnd] = [await first(), await last()];

    await choose('One minute more');
    await expect.poll(first).toBeGreaterThan(strictStart);
    expect(await last()).toBeLessThan(strictEnd);
    await choose('One minute more');
    await expect(
      stage.getByRole('button', { name: 'One minute more' }),
    ).toHaveAttribute('aria-pressed', 'true');
    await choose('nice');
    await expect.poll(first).toBe(niceStart);
  },
);
