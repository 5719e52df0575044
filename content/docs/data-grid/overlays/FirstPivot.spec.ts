import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'offers a pivot table until there is one',
  async ({ stage }) => {
    const suggestion = stage.getByRole('button', {
      name: 'Containers by carrier',
    });
    await suggestion.click();
    await expect(suggestion).toHaveCount(0);
    for (const carrier of ['Alma Line', 'Blue Fjord', 'Caledon', 'Levante']) {
      await expect(stage.getByText(carrier)).toBeVisible();
    }
    await expect(
      stage.locator('[role="row"]').filter({ hasText: 'Alma Line' }),
    ).toContainText('50');
  },
);
