import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws a line for each child',
  async ({ stage, page, keys }) => {
    const icelandic = stage.getByRole('treeitem', { name: 'Icelandic' }).last();
    const line = () =>
      icelandic.evaluate(
        (item) => getComputedStyle(item, '::after').borderBottomStyle,
      );
    expect(await line()).toBe('dashed');
    await stage
      .getByRole('treeitem', { name: 'North Germanic' })
      .last()
      .focus();
    await page.keyboard.press(keys.close);
    await expect(stage.getByText('Icelandic')).toHaveCount(0);
  },
);

testStylings(import.meta.url, '.MuiTreeItem-content, .MuiTreeItem-label');
