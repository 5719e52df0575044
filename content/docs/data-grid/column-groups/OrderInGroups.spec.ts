import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps a column in its group, unless the group allows it to leave',
  async ({ stage, page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const header = (name: string) => stage.getByRole('columnheader', { name });
    const order = () =>
      stage
        .locator('[role="columnheader"][data-field]')
        .evaluateAll((cells) =>
          cells
            .sort(
              (a, b) =>
                Number(a.getAttribute('aria-colindex')) -
                Number(b.getAttribute('aria-colindex')),
            )
            .map((cell) => cell.getAttribute('data-field')),
        );
    const drag = async (name: string, over: string) => {
      await header(name)
        .locator('[draggable="true"]')
        .dragTo(header(over), { steps: 12 });
    };
    const start = ['number', 'origin', 'destination', 'value', 'currency'];
    expect(await order()).toEqual(start);

    await drag('To', 'From');
    await expect
      .poll(order)
      .toEqual(['number', 'destination', 'origin', 'value', 'currency']);
    // Out of its group: the column stays.
    await drag('To', 'Shipment');
    await page.waitForTimeout(300);
    expect((await order())[0]).toBe('number');

    await drag('Currency', 'Shipment');
    await expect.poll(async () => (await order()).indexOf('currency')).toBe(0);
    await expect(header('Invoice')).toHaveCount(2);
    await expect(header('Route')).toHaveCount(1);
    await page.setViewportSize({ width: 1280, height: 720 });
  },
);
