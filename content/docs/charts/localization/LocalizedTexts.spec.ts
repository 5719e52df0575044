import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows both messages in the chosen language, and English where nothing is translated',
  async ({ stage, page }) => {
    const chart = stage.getByRole('img', { name: 'Sales per country' });
    const loading = stage.getByRole('switch', { name: 'loading' });
    const choose = async (language: string) => {
      await stage.getByRole('combobox', { name: 'Language' }).click();
      await page.getByRole('option', { name: language }).click();
      await expect(page.getByRole('listbox')).toHaveCount(0);
    };
    await expect(chart.getByText('Keine Daten')).toBeVisible();
    await choose('Svenska');
    await expect(chart.getByText('Inga data att visa')).toBeVisible();
    await loading.check();
    await expect(chart.getByText('Laddar data…')).toBeVisible();
    await choose('English');
    await expect(chart.getByText('Loading data…')).toBeVisible();
    await expect(chart.getByText('Laddar data…')).toHaveCount(0);
    await loading.uncheck();
    await expect(chart.getByText('No data to display')).toBeVisible();
  },
);
