import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'widens the note to its maximum, and wraps what is still longer',
  async ({ stage }) => {
    const header = stage.getByRole('columnheader', { name: 'Note' });
    const row = stage.locator('[data-rowindex="0"]');
    const height = async () => (await row.boundingBox())?.height ?? 0;
    await expect.poll(height).toBeGreaterThan(80);
    const narrow = await height();

    await stage.getByRole('button', { name: 'Autosize' }).click();
    await expect
      .poll(async () => (await header.boundingBox())?.width)
      .toBe(240);
    await expect.poll(height).toBeLessThan(narrow);
    // Two lines at least: one would be 52 pixels high or less.
    expect(await height()).toBeGreaterThan(52);
  },
);
