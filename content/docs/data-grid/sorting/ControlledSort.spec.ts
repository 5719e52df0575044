import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'follows the buttons and the headers, and is unsorted when neither is active',
  async ({ stage }) => {
    const model = stage.locator('output');
    const routes = stage.locator('[role="gridcell"][data-field="route"]');
    await stage.getByRole('button', { name: 'Fastest' }).click();
    await expect(routes.first()).toHaveText('Gourock – Kilcreggan');
    await stage.getByRole('columnheader', { name: 'Minutes' }).click();
    await expect(model).toHaveText(
      'sortModel = [{"field":"minutes","sort":"desc"}]',
    );
    await expect(
      stage.getByRole('button', { name: 'Fastest', pressed: true }),
    ).toHaveCount(0);
    await stage.getByRole('button', { name: 'Cheapest' }).click();
    await stage.getByRole('button', { name: 'Cheapest' }).click();
    await expect(model).toHaveText('sortModel = []');
    await expect(routes.first()).toHaveText('Ardrossan – Brodick');
  },
);
