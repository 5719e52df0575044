import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { dragEdge } from '#tests/support/gridColumns.ts';
import { visitAgain } from '#tests/support/visit.ts';

testDemo(
  import.meta.url,
  'keeps a dragged width within its limits and over a visit, and resets it',
  async ({ stage, page, direction }) => {
    const header = (name: string) => stage.getByRole('columnheader', { name });
    const width = async (name: string) =>
      (await header(name).boundingBox())?.width;
    const sign = direction === 'rtl' ? -1 : 1;
    const stored = () =>
      page.evaluate(() => localStorage.getItem('shipments: widths of columns'));

    await stage.getByRole('button', { name: 'Reset widths' }).click();
    await expect.poll(() => width('Origin')).toBe(120);
    await dragEdge(page, header('Origin'), sign * 40);
    await expect.poll(() => width('Origin')).toBe(160);
    await expect.poll(stored).toBe('{"origin":160}');

    await dragEdge(page, header('Origin'), sign * -120);
    await expect.poll(() => width('Origin')).toBe(80);
    // A second drag starts from the kept width.
    await dragEdge(page, header('Origin'), sign * 20);
    await expect.poll(() => width('Origin')).toBe(100);
    await expect.poll(stored).toBe('{"origin":100}');
    await expect(
      header('Shipment').locator('.MuiDataGrid-columnSeparator--resizable'),
    ).toHaveCount(0);

    await visitAgain(stage);
    await expect.poll(() => width('Origin')).toBe(100);
    await stage.getByRole('button', { name: 'Reset widths' }).click();
    await expect.poll(() => width('Origin')).toBe(120);

    // A broken text in the storage counts as none.
    for (const broken of ['{', 'null', '{"origin":"wide"}']) {
      await page.evaluate(
        (text) => localStorage.setItem('shipments: widths of columns', text),
        broken,
      );
      await visitAgain(stage);
      await expect.poll(() => width('Origin')).toBe(120);
    }
  },
);
