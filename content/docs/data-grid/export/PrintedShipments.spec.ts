import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'prints the rows of all pages without toolbar and footer, and then shows the page again',
  async ({ stage, page }) => {
    const rows = stage.locator('[role="row"][data-id]');
    await stage.getByRole('button', { name: 'Go to next page' }).click();
    await stage.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Print' }).click();
    const paper = page.frameLocator('iframe[title="Shipments of March"]');
    await expect(paper.locator('[role="row"][data-id]')).toHaveCount(12);
    await expect(paper.getByRole('toolbar')).toHaveCount(0);
    await expect(paper.locator('.MuiDataGrid-footerContainer')).toHaveCount(0);

    // What users save as PDF: one sheet, with the format that the demo asks for.
    const html = await paper
      .locator(':root')
      .evaluate((root) => root.outerHTML);
    const sheet = await page.context().newPage();
    await sheet.setContent(html);
    const pdf = (await sheet.pdf({ preferCSSPageSize: true })).toString(
      'latin1',
    );
    await sheet.close();
    const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(boxes.length).toBeGreaterThan(0);
    for (const [, width, height] of boxes) {
      expect([Number(width), Number(height)].map(Math.round)).toEqual([
        842, 595,
      ]);
    }

    // What a browser does before and after it prints.
    await page.emulateMedia({ media: 'print' });
    await expect(
      paper.locator('[data-id="1"] [data-field="number"]'),
    ).toHaveCSS('font-weight', '700');
    await page.emulateMedia({ media: null });
    await expect(
      page.locator('iframe[title="Shipments of March"]'),
    ).toHaveCount(0);
    await expect(rows).toHaveCount(5);
    await expect(stage.getByText('6–10 of 12')).toBeVisible();
  },
);
