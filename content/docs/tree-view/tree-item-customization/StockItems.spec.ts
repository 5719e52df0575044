import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows the stock of each product',
  async ({ stage }) => {
    const tree = stage.getByRole('tree', { name: 'Catalog' });
    await expect(
      tree.getByRole('treeitem', { name: 'Helmet' }).last(),
    ).toContainText('2 in stock');
    await tree.getByText('Paddling').click();
    await expect(tree.getByText('31 in stock')).toBeVisible();
  },
);
