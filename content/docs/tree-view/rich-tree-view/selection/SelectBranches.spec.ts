import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'selects children with their parent, and a parent with its last child',
  async ({ stage }) => {
    const status = stage.getByRole('status');
    const box = (name: string) =>
      stage
        .getByRole('treeitem', { name, exact: true })
        .locator('input')
        .first();
    await box('Garden').check();
    await expect(status).toHaveText('Selected: garden, kettles, hoses, pots');
    await box('Toasters').check();
    await expect(status).toContainText('appliances');
    await expect(box('Kitchen')).toHaveAttribute('data-indeterminate', 'true');

    await box('Pots').uncheck();
    await expect(status).not.toContainText('garden');

    // A collapsed parent whose children are selected loses them, and is deselected with them.
    await box('Garden').check();
    const garden = stage.getByRole('treeitem', { name: 'Garden', exact: true });
    await garden.getByText('Garden', { exact: true }).click();
    await expect(box('Pots')).toHaveCount(0);
    await stage.getByRole('treeitem', { name: 'Knives' }).press('Control+a');
    await expect(status).toContainText('knives');
    await expect(status).not.toContainText('garden');
    await expect(status).not.toContainText('hoses');
    await garden.getByText('Garden', { exact: true }).click();

    await stage.getByLabel('parents').uncheck();
    await box('Pots').check();
    await expect(status).toContainText('pots');
    await expect(status).not.toContainText('garden');
  },
);
