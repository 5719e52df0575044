import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'asks again for another carrier, from the first page',
  async ({ stage, page }) => {
    const carrier = stage.locator('[role="gridcell"][data-field="carrier"]');
    const choose = async (name: string) => {
      await stage.getByRole('combobox', { name: 'Carrier' }).click();
      await page.getByRole('option', { name }).click();
    };
    await expect(stage.getByText('1–5 of 57')).toBeVisible();
    const next = stage.getByRole('button', { name: 'Go to next page' });
    await next.click();
    await next.click();
    await expect(stage.getByText('11–15 of 57')).toBeVisible();

    await choose('Levante');
    await expect(stage.getByText(/^1–5 of/)).toBeVisible();
    await expect(stage.getByText('of 57')).toHaveCount(0);
    for (const cell of await carrier.all())
      await expect(cell).toHaveText('Levante');
    await choose('Alma Line');
    for (const cell of await carrier.all())
      await expect(cell).toHaveText('Alma Line');
    await choose('All carriers');
    await expect(stage.getByText('1–5 of 57')).toBeVisible();
  },
);
