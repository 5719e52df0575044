import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(import.meta.url, 'hands the id to the page', async ({ stage }) => {
  const item = (name: string) =>
    stage.getByRole('treeitem', { name, exact: true });
  await expect(stage.getByRole('status')).toHaveText(
    'Address: /settings/account/email',
  );
  await stage.getByText('Password').click();
  await expect(stage.getByRole('status')).toHaveText(
    'Address: /settings/account/password',
  );
  await expect(item('Password')).toHaveAttribute('aria-selected', 'true');
});
