import { expect } from '@playwright/test';
import { barsOf, expectBars } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

const fruits = ['plums', 'cherries', 'apples', 'pears'];

/** From the bottom, as the page has them in its table. */
const orders = {
  none: ['plums', 'cherries', 'apples', 'pears'],
  reverse: ['pears', 'apples', 'cherries', 'plums'],
  ascending: ['cherries', 'pears', 'plums', 'apples'],
  descending: ['apples', 'plums', 'pears', 'cherries'],
  appearance: ['cherries', 'plums', 'apples', 'pears'],
  insideOut: ['apples', 'cherries', 'plums', 'pears'],
};

testDemo(
  import.meta.url,
  'piles up the fruits in the order of the table, while the legend keeps its own',
  async ({ stage, page }) => {
    for (const [name, expected] of Object.entries(orders)) {
      await stage.getByRole('combobox', { name: 'stackOrder' }).click();
      await page.getByRole('option', { name, exact: true }).click();
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await expectBars(barsOf(stage), (measured) => {
        expect(measured).toHaveLength(16);
        // In August, every fruit has a bar.
        const august = fruits
          .map((fruit, index) => ({ fruit, bar: measured[index * 4 + 1] }))
          .sort((a, b) => (b.bar?.y ?? 0) - (a.bar?.y ?? 0))
          .map(({ fruit }) => fruit);
        expect(august).toEqual(expected);
      });
      await expect(stage.getByRole('listitem')).toHaveText([
        'Plums',
        'Cherries',
        'Apples',
        'Pears',
      ]);
    }
  },
);
