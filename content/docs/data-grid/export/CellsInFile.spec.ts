import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'writes the formatted value or the raw one, and not what a renderer shows',
  async ({ stage }) => {
    const secondLine = async () =>
      (await stage.getByRole('status').textContent())?.split('\r\n')[1];
    const show = stage.getByRole('button', { name: 'Show the file' });
    await show.click();
    await expect.poll(secondLine).toBe('NG-10001,182.4 t,High');
    await stage.getByLabel('Values without their format').check();
    await show.click();
    await expect.poll(secondLine).toBe('NG-10001,182400,High');
    await stage.getByLabel('Values without their format').uncheck();
    await show.click();
    await expect.poll(secondLine).toBe('NG-10001,182.4 t,High');
  },
);
