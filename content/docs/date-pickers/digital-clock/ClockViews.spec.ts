import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { optionOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'has a column for each view, and one for AM and PM with 12 hours only',
  async ({ stage }) => {
    const hours = stage.getByRole('group', { name: 'Hours', exact: true });
    const all = stage.getByRole('group', { name: 'Hours to seconds' });
    await expect(hours.getByRole('listbox')).toHaveCount(2);
    await expect(all.getByRole('listbox')).toHaveCount(3);
    await optionOf(hours, 'PM').click();
    await expect(hours.getByRole('option', { selected: true })).toHaveText([
      '06',
      'PM',
    ]);
    await optionOf(all, '15 seconds').click();
    await optionOf(all, '23 hours').click();
    await expect(all.getByRole('option', { selected: true })).toHaveText([
      '23',
      '20',
      '15',
    ]);
  },
);

testDemo(
  import.meta.url,
  'has hours, minutes and seconds in this order from the left in both directions',
  async ({ stage, direction }) => {
    const columns = stage
      .getByRole('group', { name: 'Hours to seconds' })
      .getByRole('listbox');
    const order = await columns.evaluateAll((all) =>
      all.map((one) => [
        one.getBoundingClientRect().left,
        one.getAttribute('aria-label'),
      ]),
    );
    const names = ['Select hours', 'Select minutes', 'Select seconds'];
    expect(order.map(([, name]) => name)).toEqual(
      direction === 'rtl' ? names.toReversed() : names,
    );
    const fromLeft = order.toSorted(([a], [b]) => Number(a) - Number(b));
    expect(fromLeft.map(([, name]) => name)).toEqual(names);
  },
);
