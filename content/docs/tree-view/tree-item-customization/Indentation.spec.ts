import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'indents each level by the chosen width',
  async ({ stage }) => {
    const start = async (text: string) => {
      const box = await stage.getByText(text, { exact: true }).boundingBox();
      return box?.x ?? 0;
    };
    await stage.getByRole('button', { name: '0px' }).click();
    await expect
      .poll(
        async () => (await start('Laboratory')) - (await start('South wing')),
      )
      .toBe(0);
    await stage.getByRole('button', { name: '2rem' }).click();
    const tree = stage.getByRole('tree', { name: 'Building' });
    await expect(tree).toHaveCSS('--TreeView-itemChildrenIndentation', '2rem');
  },
);
