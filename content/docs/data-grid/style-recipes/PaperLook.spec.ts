import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'marks late shipments with a color on the screen, and with bold text on paper',
  async ({ stage, page }) => {
    const clear = 'rgba(0, 0, 0, 0)';
    const late = stage.locator('[role="row"][data-id="4"]');
    const print = stage.getByRole('button', { name: 'Print' });
    const frame = page.locator('iframe[title="Shipments on paper"]');
    const paper = frame.contentFrame();
    for (let time = 0; time < 2; time += 1) {
      await expect(late).toContainText('Delayed');
      await expect(late).not.toHaveCSS('background-color', clear);
      await expect(late).not.toHaveCSS('font-weight', '700');

      await print.click();
      await expect(paper.locator('[role="row"][data-id]')).toHaveCount(4);
      await expect(paper.getByRole('toolbar')).toHaveCount(0);
      await page.emulateMedia({ media: 'print' });
      const lateOnPaper = paper.locator('[role="row"][data-id="4"]');
      await expect(lateOnPaper).toHaveCSS('background-color', clear);
      await expect(lateOnPaper).toHaveCSS('font-weight', '700');
      await expect(lateOnPaper).toHaveCSS('break-inside', 'avoid');
      await expect(paper.locator('[role="row"][data-id="1"]')).not.toHaveCSS(
        'font-weight',
        '700',
      );
      const grid = paper.locator('.MuiDataGrid-root');
      await expect(grid).toHaveCSS('border-top-style', 'none');
      await expect(grid).toHaveCSS('color', 'rgb(0, 0, 0)');
      await expect(
        paper.locator('.MuiDataGrid-columnSeparator').first(),
      ).toHaveCSS('display', 'none');
      await page.emulateMedia({ media: null });
      await expect(frame).toHaveCount(0);
    }
  },
);

testStylings(import.meta.url, '[role="row"][data-id], [role="toolbar"] button');
