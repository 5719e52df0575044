import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps a column in its group, unless the group allows it to leave',
  async ({ stage }) => {
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
    // Proves: By default, a column cannot leave its group, and no other
    // Out of its group: the column stays.
    await drag('To', 'Shipment');
    const kept = ['number', 'destination', 'origin', 'value', 'currency'];
    expect(await order()).toEqual(kept);
    // Nor does another column get between the two.
    await drag('Value', 'From');
    expect((await order()).slice(0, 3)).toEqual(kept.slice(0, 3));

    await drag('Currency', 'Shipment');
    await expect.poll(async () => (await order()).indexOf('currency')).toBe(0);
    await expect(header('Invoice')).toHaveCount(2);
    await expect(header('Route')).toHaveCount(1);
  },
);
