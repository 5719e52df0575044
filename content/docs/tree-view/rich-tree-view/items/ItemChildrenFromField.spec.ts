import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows the reports of each employee',
  async ({ stage }) => {
    const head = stage.getByRole('treeitem', {
      name: 'Ines Carvalho, head baker',
    });
    await expect(head.getByRole('treeitem')).toHaveCount(3);
    await expect(stage.getByText('Aoife Byrne, apprentice')).toBeVisible();
  },
);
