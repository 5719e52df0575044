import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(import.meta.url, 'changes the icon of a parent', async ({ stage }) => {
  const roof = stage.getByRole('treeitem', { name: 'Town hall roof' });
  const icon = roof.locator('path').first();
  const closed = (await icon.getAttribute('d')) ?? '';
  await roof.click();
  await expect(icon).not.toHaveAttribute('d', closed);
  const path = (name: string) =>
    stage.getByRole('treeitem', { name }).last().locator('path').first();
  const hive = (await path('Hive 1').getAttribute('d')) ?? '';
  await expect(path('Hive 3')).toHaveAttribute('d', hive);
  await expect(path('Hive 2')).not.toHaveAttribute('d', hive);
});
