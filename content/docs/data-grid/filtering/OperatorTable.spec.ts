import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows what each operator does with accents, empty cells, and a value that is missing',
  async ({ stage, page }) => {
    const results = (operator: string) =>
      stage
        .locator(`[role="row"][data-id="${operator}"]`)
        .locator('[data-value]')
        .evaluateAll((icons) =>
          icons.map((icon) => icon.getAttribute('data-value') === 'true'),
        );
    const shows = (operator: string, expected: boolean[]) =>
      expect.poll(() => results(operator)).toEqual(expected);
    const value = stage.getByLabel('Value of the filter');
    const choose = async (name: string) => {
      await stage.getByRole('combobox').click();
      await page.getByRole('option', { name, exact: true }).click();
    };

    await shows('contains', [true, false, true, false, false]);
    await shows('equals', [true, true, false, false, false]);
    await shows('doesNotEqual', [false, false, true, true, true]);
    await value.fill('');
    await shows('contains', [true, true, true, true, true]);
    await shows('isEmpty', [false, false, false, true, true]);

    await choose('number');
    await shows('!=', [true, false, true, true, true]);
    await shows('<', [true, false, false, true, false]);
    await value.fill('five');
    await shows('=', [true, true, true, true, true]);

    await choose('date');
    await shows('is', [false, true, true, false, false]);
    await shows('not', [true, false, false, true, false]);
    await choose('singleSelect');
    await shows('not', [false, true, true, true, true]);
    await choose('boolean');
    await value.fill('false');
    await shows('is', [false, true, true]);
    await value.fill('no');
    await shows('is', [true, true, true]);
  },
);
