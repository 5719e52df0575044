import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'filters by the buttons, and shows the filter in the panel without a way to change it',
  async ({ stage, page }) => {
    const shown = stage.locator('[role="gridcell"][data-field="carrier"]');
    const button = (name: string) => stage.getByRole('button', { name });
    await expect(shown.first()).toHaveText('Alma Line');
    await button('Caledon').click();
    await expect(shown.first()).toHaveText('Caledon');
    // A second click must not leave the grid without a carrier.
    await button('Caledon').click();
    await expect(button('Caledon')).toHaveAttribute('aria-pressed', 'true');
    await expect(shown.first()).toHaveText('Caledon');

    // Proves: The demo passes a model that only its buttons change, so
    await stage.getByRole('button', { name: 'Filters', exact: true }).click();
    await expect(
      page.getByRole('combobox', { name: 'Columns' }),
    ).toBeDisabled();
    await expect(
      page.getByRole('combobox', { name: 'Operator' }),
    ).toBeDisabled();
    await expect(
      page.getByRole('button', { name: 'Delete', exact: true }),
    ).toBeDisabled();
    await expect(shown.first()).toHaveText('Caledon');
  },
);
