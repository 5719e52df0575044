import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'gives one header a background, and only the sorted one another font',
  async ({ stage }) => {
    const header = (name: string) => stage.getByRole('columnheader', { name });
    const background = (name: string) =>
      header(name).evaluate((cell) => getComputedStyle(cell).backgroundColor);
    expect(await background('Priority')).not.toBe(await background('Goods'));
    await expect(header('Goods')).toHaveCSS('font-style', 'normal');
    await header('Goods').click();
    await expect(header('Goods')).toHaveCSS('font-style', 'italic');
    await header('Priority').click();
    await expect(header('Priority')).toHaveCSS('font-style', 'italic');
    await expect(header('Goods')).toHaveCSS('font-style', 'normal');
  },
);
