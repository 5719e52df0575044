import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows the sightings of each bird',
  async ({ stage }) => {
    await expect(
      stage.getByRole('treeitem', { name: 'Curlew' }).last(),
    ).toContainText('17');
    await stage.getByRole('treeitem', { name: 'Terns' }).click();
    await expect(stage.getByText('Little tern')).toBeVisible();
  },
);
