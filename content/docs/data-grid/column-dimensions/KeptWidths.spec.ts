import { expect, type Locator, type Page } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

/** Drags the edge of a header to the right, or to the left in a page from right to left. */
async function dragEdge(
  page: Page,
  header: Locator,
  by: number,
): Promise<void> {
  const box = await header
    .locator('.MuiDataGrid-columnSeparator')
    .boundingBox();
  if (!box) throw new Error('The header has no edge to drag.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y);
  await page.mouse.move(x + by, y);
  await page.mouse.up();
}

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

    await stage.getByRole('button', { name: 'Reset widths' }).click();
    await expect.poll(() => width('Origin')).toBe(120);
  },
);
