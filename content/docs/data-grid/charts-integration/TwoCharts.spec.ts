import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'changes the chart that is chosen in the panel, and leaves the other alone',
  async ({ stage, page }) => {
    const bars = stage.locator('.MuiBarElement-root');
    const slices = stage.locator('.MuiPieArc-root');
    const panel = stage.locator('.MuiDataGrid-sidebar');
    await expect(bars).toHaveCount(4);
    await expect(slices).toHaveCount(4);
    await stage.getByRole('button', { name: 'Charts', exact: true }).click();
    await panel.getByText('Lines', { exact: true }).click();
    await expect(bars).toHaveCount(0);
    await expect(slices).toHaveCount(4);

    await panel.getByRole('button', { name: 'Containers' }).click();
    await page.getByRole('menuitem', { name: 'Weight' }).click();
    await expect(stage.getByRole('status')).toHaveText(
      'The panel is about: weight',
    );
    await panel.getByText('Bars', { exact: true }).click();
    await expect(slices).toHaveCount(0);
    await expect(bars).toHaveCount(4);
    await expect(stage.locator('.MuiLineElement-root')).toHaveCount(1);
  },
);
