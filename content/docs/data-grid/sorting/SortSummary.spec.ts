import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'describes the first row that the filter leaves, also when it leaves none',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    await expect(status).toHaveText('Height, highest first: Common lime');
    await stage.getByRole('columnheader', { name: 'Girth' }).click();
    await expect(status).toHaveText('Girth, lowest first: Common lime');

    await stage.getByRole('button', { name: 'Search' }).click();
    const search = stage.getByRole('searchbox');
    await search.fill('ce');
    await expect(status).toHaveText('Girth, lowest first: Cedar');
    await search.fill('palm');
    await expect(status).toHaveText('No tree matches the filter');
    await search.fill('');
    await expect(status).toHaveText('Girth, lowest first: Common lime');
    await stage.getByRole('columnheader', { name: 'Girth' }).click();
    await stage.getByRole('columnheader', { name: 'Girth' }).click();
    await expect(status).toHaveText(
      'In the order of the survey, from Copper beech',
    );
    await page.keyboard.press('Escape');
  },
);
