import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'finds rows with one of the phrases, and ignores commas that have nothing between',
  async ({ stage }) => {
    const search = stage.getByRole('searchbox');
    const count = (text: string) => expect(stage.getByText(text)).toBeVisible();
    await expect(search).toHaveValue('olive oil, busan');
    await count('1–6 of 6');
    await search.fill('olive oil');
    await count('1–3 of 3');
    await search.fill('oil olive');
    await expect(stage.getByText('No results found.')).toBeVisible();
    await search.fill('oil olive, busan,, ');
    await count('1–3 of 3');
    await expect(search).toHaveValue('oil olive, busan,, ');
    await search.fill(' , ');
    await count('1–25 of 25');
  },
);
