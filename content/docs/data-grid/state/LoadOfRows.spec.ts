import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'adds up the rows that the search leaves, also when it leaves none',
  async ({ stage }) => {
    const status = stage.getByRole('status');
    const search = stage.getByRole('searchbox', { name: 'Search parcels' });
    await expect(status).toHaveText('7 of 7, 38.5 kg');
    await search.fill('bergen');
    await expect(status).toHaveText('2 of 7, 8.2 kg');
    await search.fill('Rome');
    await expect(status).toHaveText('0 of 7, 0.0 kg');
    await search.fill('');
    await expect(status).toHaveText('7 of 7, 38.5 kg');
  },
);
