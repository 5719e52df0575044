import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';
import { readCsv, readWorkbook } from '#tests/support/workbook.ts';

testDemo(
  import.meta.url,
  'downloads both files and prints from plain buttons, which the arrow keys reach',
  async ({ stage, page }) => {
    const toolbar = stage.getByRole('toolbar');
    const button = (name: string) => toolbar.getByRole('button', { name });
    await expect(toolbar.locator('.MuiButtonBase-root')).toHaveCount(0);
    const download = async (key: string) => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.keyboard.press(key),
      ]);
      return { name: file.suggestedFilename(), path: await file.path() };
    };
    await button('CSV').focus();
    const csv = await download('Enter');
    expect(csv.name).toBe('shipments.csv');
    const lines = await readCsv(csv.path);
    expect(lines.slice(0, 2)).toEqual([
      ['Shipment', 'Goods'],
      ['NG-10001', 'Paper'],
    ]);
    expect(lines).toHaveLength(5);

    await page.keyboard.press('ArrowRight');
    await expect(button('Excel')).toBeFocused();
    const excel = await download('Space');
    expect(excel.name).toBe('shipments.xlsx');
    const [sheet] = (await readWorkbook(excel.path)).worksheets;
    expect(sheet?.getCell('B2').value).toBe('Paper');

    await page.keyboard.press('ArrowRight');
    await expect(button('Print')).toBeFocused();
    await page.keyboard.press('Enter');
    const frame = page.locator('iframe[title="shipments"]');
    await expect(
      frame.contentFrame().locator('[role="row"][data-id]'),
    ).toHaveCount(4);
    // What a browser does before and after it prints.
    await page.emulateMedia({ media: 'print' });
    // The change is told when the page is drawn.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
    await page.emulateMedia({ media: null });
    await expect(frame).toHaveCount(0);
  },
);

testStylings(import.meta.url, '[role="toolbar"], [role="toolbar"] button');
