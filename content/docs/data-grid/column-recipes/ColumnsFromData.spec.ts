import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'finds fields and types, past an empty value, and copes with an empty report',
  async ({ stage }) => {
    const headers = stage.getByRole('columnheader');
    const header = (name: string) => stage.getByRole('columnheader', { name });
    const report = (name: string) =>
      stage.getByRole('button', { name, exact: true });
    await expect(headers).toHaveText(['Port', 'Calls', 'Pilot needed']);
    // The first row has no number, and the others are sorted as numbers.
    const calls = stage.locator('[role="gridcell"][data-field="calls"]');
    await header('Calls').click();
    await expect(calls).toHaveText(['', '9', '12']);
    const pilot = stage.locator('[data-id="ESVLC"] [data-field="pilotNeeded"]');
    await expect(pilot.getByRole('img', { name: 'no' })).toBeVisible();

    await report('Fuel').click();
    await expect(headers).toHaveText(['Ship', 'Bunkered on', 'Tons']);
    await header('Bunkered on').click();
    await expect(
      stage.locator('[role="gridcell"][data-field="ship"]').first(),
    ).toHaveText('Caledon');

    await report('Accidents').click();
    await expect(headers).toHaveCount(0);
    await report('Port calls').click();
    await expect(headers).toHaveText(['Port', 'Calls', 'Pilot needed']);
    await expect(stage.locator('[role="row"][data-id]')).toHaveCount(3);
  },
);
