import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows the order of the server, ignores an outdated answer, and recovers from a failure',
  async ({ stage }) => {
    const stations = stage.locator('[role="gridcell"][data-field="station"]');
    const header = (name: string) => stage.getByRole('columnheader', { name });
    await expect(stations.first()).toHaveText('Bergen');

    // Two clicks before the first answer: the second one counts.
    await header('Elevation').click();
    await header('Station').click();
    await expect(stations).toHaveText([
      'Bergen',
      'Finse',
      'Oslo',
      'Røros',
      'Stavanger',
      'Tromsø',
    ]);

    const down = stage.getByLabel('The server is down');
    await down.check();
    await header('June').click();
    const alert = stage.getByRole('alert');
    await expect(alert).toContainText('does not answer');
    await expect(stations.first()).toHaveText('Bergen');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toHaveCount(0);
    await expect(alert).toBeVisible();
    await down.uncheck();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(stations.first()).toHaveText('Tromsø');
    await expect(alert).toHaveCount(0);
  },
);
