import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'names each field after its column, has no menu, and keeps the keys of the grid',
  async ({ stage, page, keys }) => {
    const field = (name: string) => stage.getByLabel(`Filter: ${name}`);
    const total = (text: string) =>
      expect(stage.getByText(`Total Rows: ${text}`)).toBeVisible();
    await expect(stage.getByRole('button', { name: 'Operator' })).toHaveCount(
      0,
    );
    await field('Containers from').fill('15');
    await total('10 of 25');
    await field('Goods').fill('PAPER');
    await total('2 of 25');
    await field('Containers from').fill('');
    await total('4 of 25');

    await field('Goods').click();
    await page.keyboard.press('Escape');
    await page.keyboard.press(keys.open);
    await page.keyboard.press('Enter');
    await expect(field('Origin')).toBeFocused();
    await page.keyboard.type('busan');
    await total('1 of 25');
  },
);
