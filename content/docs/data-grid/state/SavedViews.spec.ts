import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'restores views again and again, and saves the current one without its page',
  async ({ stage }) => {
    const view = (name: string) =>
      stage.getByRole('button', { name, exact: true });
    const towns = stage.locator('[role="gridcell"][data-field="town"]');
    const weight = stage.getByRole('columnheader', { name: 'Weight' });
    await expect(towns).toHaveText(['Bergen', 'Tromsø', 'Molde']);
    await view('All parcels').click();
    await expect(towns).toHaveCount(7);
    await expect(
      stage.getByRole('columnheader', { name: 'Status' }),
    ).toBeVisible();

    await weight.click();
    await view('Save this view').click();
    await view('Heaviest on the van').click();
    await view('Heaviest on the van').click();
    await expect(towns).toHaveText(['Bergen', 'Tromsø', 'Molde']);
    await view('View 3').click();
    await expect(towns).toHaveCount(7);
    await expect(towns.first()).toHaveText('Bergen');
    await expect(weight).toHaveAttribute('aria-sort', 'ascending');
    await view('Save this view').click();
    await expect(view('View 4')).toBeVisible();
  },
);
