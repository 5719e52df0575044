import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'follows each update of the rows, stands still when it is told to, and catches up',
  async ({ stage }) => {
    const bar = stage.locator('.MuiBarElement-root').first();
    const height = async () => (await bar.boundingBox())?.height ?? 0;
    const load = stage.getByRole('button', { name: 'Load 10 containers' });
    const total = stage
      .locator('[role="row"][aria-level="1"] [data-field="containers"]')
      .first();
    const follows = stage.getByLabel('Chart follows');
    await expect(total).toHaveText('88');
    const start = await height();
    expect(start).toBeGreaterThan(0);

    await follows.uncheck();
    await load.click();
    await expect(total).toHaveText('98');
    await expect(stage.getByRole('status')).toHaveText(
      '10 containers were loaded.',
    );
    expect(await height()).toBe(start);
    await follows.check();
    await expect.poll(height).toBeGreaterThan(start);

    await stage.getByLabel('Every half second').check();
    await expect(stage.getByRole('status')).toHaveText(/^[3-9]0 containers/);
    await stage.getByLabel('Every half second').uncheck();
  },
);
