import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'renders the columns in view, at the start, in the middle and at the end',
  async ({ stage, direction }) => {
    const scroller = stage.locator('.MuiDataGrid-virtualScroller');
    const status = stage.getByRole('status');
    const cells = async () =>
      Number(
        /renders ([\d,]+)/
          .exec((await status.textContent()) ?? '')?.[1]
          ?.replace(',', ''),
      );
    const sign = direction === 'rtl' ? -1 : 1;
    const header = (day: number) =>
      stage.locator(`[role="columnheader"][data-field="day-${day}"]`);
    await expect(status).toContainText('Of 12,100 cells');
    await expect.poll(cells).toBeGreaterThan(10);
    expect(await cells()).toBeLessThan(1500);
    await expect(header(119)).toHaveCount(0);

    await scroller.evaluate(
      (box, side) => box.scrollTo({ left: side * 60 * 100 }),
      sign,
    );
    await expect(header(60)).toBeVisible();
    await expect(header(0)).toHaveCount(0);
    await scroller.evaluate(
      (box, side) => box.scrollTo({ left: side * box.scrollWidth }),
      sign,
    );
    await expect(header(119)).toBeVisible();
    expect(await cells()).toBeLessThan(1500);
  },
);
