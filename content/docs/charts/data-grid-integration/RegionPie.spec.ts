import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has a slice for each group with the sum of its rows, and follows the search',
  async ({ stage, page }) => {
    const slices = stage.locator('.MuiPieArc-root');
    await expect(slices).toHaveCount(3);
    await expect(stage.getByRole('listitem')).toHaveText([
      'North',
      'East',
      'Coast',
    ]);
    // The first slice begins at the top, to the right of the center.
    await expect(async () => {
      await slices.first().hover();
      await expect(page.getByRole('tooltip')).toContainText('121 km²', {
        timeout: 1000,
      });
    }).toPass();
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);

    await stage.getByRole('button', { name: 'Search' }).click();
    const search = stage.getByRole('searchbox');
    await search.fill('gull');
    await expect(slices).toHaveCount(1);
    await search.fill('');
    await expect(slices).toHaveCount(3);
  },
);
