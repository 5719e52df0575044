import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws a series for each pivot column, none for those without values, and follows a filter',
  async ({ stage, page }) => {
    const drawn = () =>
      stage
        .locator('.MuiBarElement-root')
        .evaluateAll(
          (bars) =>
            bars.filter((bar) => bar.getBoundingClientRect().height > 0).length,
        );
    const legend = stage.locator('.MuiChartsLegend-label');
    await expect(legend).toHaveText([
      'Containers - High (sum)',
      'Containers - Low (sum)',
      'Containers - Normal (sum)',
    ]);
    const cells = stage.locator(
      '[role="row"][aria-level="1"] [data-field$=">->containers"]',
    );
    await expect(cells).toHaveCount(12);
    const texts = await cells.allTextContents();
    const filled = texts.filter((text) => text !== '').length;
    expect(filled).toBeLessThan(12);
    await expect.poll(drawn).toBe(filled);

    await stage.getByRole('button', { name: 'Search' }).click();
    await page.keyboard.type('levante');
    await expect(stage.locator('.MuiChartsAxis-directionX text')).toHaveText([
      'Levante',
    ]);
    await page.keyboard.press('Escape');
    await expect.poll(drawn).toBe(filled);

    // Proves: Columns that are columns of the pivot model cannot be in the
    await stage.getByRole('button', { name: 'Charts', exact: true }).click();
    const panel = stage.locator('.MuiDataGrid-sidebar');
    await panel.getByRole('tab', { name: 'Fields' }).click();
    await expect(panel.getByText('Carrier', { exact: true })).toBeVisible();
    await expect(panel.getByText('Priority', { exact: true })).toHaveCount(0);
  },
);
