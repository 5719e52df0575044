import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'marks what was found, in any case, with signs that mean something in patterns, and nothing without a search',
  async ({ stage }) => {
    const marks = stage.locator('mark');
    const search = stage.getByRole('searchbox');
    await expect(marks).toHaveText(['oil', 'Val', 'oil', 'Val']);
    await search.fill('TILES ceramic');
    await expect(marks).toHaveCount(10);
    await expect(marks.first()).toHaveText('Ceramic');
    await expect(marks.last()).toHaveText('tiles');
    await search.fill('o oil 10007');
    await expect(marks.filter({ hasText: /^oil$/ })).toHaveCount(1);
    await search.fill('(oil)');
    await expect(stage.getByText('No results found.')).toBeVisible();
    await search.fill('-10001');
    await expect(marks).toHaveText(['-10001']);
    await search.fill('');
    await expect(marks).toHaveCount(0);
    await expect(stage.getByText('1–40 of 40')).toBeVisible();
  },
);
