import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'sorts ascending, descending, and back to the order of the rows',
  async ({ stage }) => {
    const routes = stage.locator('[role="gridcell"][data-field="route"]');
    const fare = stage.getByRole('columnheader', { name: 'Fare' });
    await expect(fare).toHaveAttribute('aria-sort', 'ascending');
    await expect(routes.first()).toHaveText('Gourock – Kilcreggan');
    await fare.click();
    await expect(fare).toHaveAttribute('aria-sort', 'descending');
    await expect(routes.first()).toHaveText('Ullapool – Stornoway');
    await fare.click();
    await expect(fare).toHaveAttribute('aria-sort', 'none');
    await expect(routes.first()).toHaveText('Ardrossan – Brodick');
    await fare.click();
    await expect(fare).toHaveAttribute('aria-sort', 'ascending');

    // Another header replaces the sorting, even with a modifier key.
    await stage
      .getByRole('columnheader', { name: 'Minutes' })
      .click({ modifiers: ['Shift'] });
    await expect(fare).toHaveAttribute('aria-sort', 'none');
    await expect(routes.first()).toHaveText('Gourock – Kilcreggan');
  },
);
