import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'asks for less of what is passed when the pause is longer, and always for the end',
  async ({ stage }) => {
    const number = (id: number) =>
      stage.locator(`[role="row"][data-id="${id}"] [data-field="number"]`);
    const count = stage.getByRole('status');
    const after = async (pause: string) => {
      await stage.getByRole('button', { name: pause, exact: true }).click();
      await expect(number(1)).toHaveText('NG-10001');
      await stage.getByRole('button', { name: 'Scroll through' }).click();
      // Proves: What they pass in the meantime is not loaded, but the place
      // Where the scrolling ends, no matter how much was skipped.
      await expect(number(401)).toHaveText('NG-10401');
      return Number.parseInt((await count.textContent()) ?? '', 10);
    };
    const each = await after('0 ms');
    const few = await after('1500 ms');
    expect(each).toBeGreaterThan(few);
    expect(few).toBeGreaterThan(0);
  },
);
