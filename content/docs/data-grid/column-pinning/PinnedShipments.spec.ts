import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps pinned columns in view, and returns an unpinned one to its place',
  async ({ stage, page, direction }) => {
    const rtl = direction === 'rtl';
    const header = (name: string) => stage.getByRole('columnheader', { name });
    const scroller = stage.locator('.MuiDataGrid-virtualScroller');
    const scrollTo = (left: number) =>
      scroller.evaluate(
        (element, position) => {
          element.scrollLeft = position;
        },
        rtl ? -left : left,
      );
    const edge = async (name: string) =>
      Math.round((await header(name).boundingBox())?.x ?? Number.NaN);

    // Proves: Users cannot drag a pinned column.
    const draggable = '[draggable="true"]';
    await expect(header('Origin').locator(draggable)).toHaveCount(1);
    await expect(header('Shipment').locator(draggable)).toHaveCount(0);
    await expect(header('Status').locator(draggable)).toHaveCount(0);

    // Left and right are those of the screen, whatever the direction of text.
    const [shipment, status, origin] = [
      await edge('Shipment'),
      await edge('Status'),
      await edge('Origin'),
    ];
    expect(shipment).toBeLessThan(status);

    await scrollTo(150);
    await expect
      .poll(() => edge('Origin'))
      .toBe(rtl ? origin + 150 : origin - 150);
    expect(await edge('Shipment')).toBe(shipment);
    expect(await edge('Status')).toBe(status);

    await scrollTo(0);
    await expect.poll(() => edge('Origin')).toBe(origin);
    await expect(header('Status')).toHaveAttribute(
      'aria-colindex',
      rtl ? '1' : '10',
    );
    await header('Status').focus();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(
      page.getByRole('menuitem', { name: 'Pin to right' }),
    ).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Unpin' }).click();
    await expect(page.locator('.MuiDataGrid-menu')).toHaveCount(0);
    await expect(header('Status')).toHaveAttribute(
      'aria-colindex',
      rtl ? '2' : '3',
    );
    expect(await edge('Shipment')).toBe(shipment);
  },
);
