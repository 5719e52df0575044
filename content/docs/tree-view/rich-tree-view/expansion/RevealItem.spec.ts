import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'expands all parents of an item, and toggles one of them',
  async ({ stage }) => {
    const person = stage.getByRole('treeitem', { name: 'Rana Haddad' });
    await expect(person).toHaveCount(0);
    await stage.getByRole('button', { name: 'Show Rana Haddad' }).click();
    await expect(person).toBeVisible();

    await stage.getByRole('button', { name: 'Toggle Operations' }).click();
    await expect(person).toHaveCount(0);
    await stage.getByRole('button', { name: 'Toggle Operations' }).click();
    await expect(person).toBeVisible();
  },
);
