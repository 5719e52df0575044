import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws one cell for each stay, and moves from stay to stay with the arrow keys',
  async ({ stage, page, keys }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const row = (index: number) => stage.locator(`[data-rowindex="${index}"]`);
    const spans = (index: number) =>
      row(index)
        .getByRole('gridcell')
        .evaluateAll((cells) =>
          cells.map(
            (cell) =>
              `${cell.textContent} ${cell.getAttribute('aria-colspan')}`,
          ),
        );
    expect(await spans(0)).toEqual([
      'North 1 1',
      'Nordlys 2',
      ' 1',
      'Levante 2',
      '14.5 m 1',
    ]);
    expect(await spans(1)).toEqual([
      'North 2 1',
      ' 1',
      'Alma Star 3',
      ' 1',
      '14.5 m 1',
    ]);
    // No vessel stays for longer than a column at the last berth.
    expect(await spans(2)).toEqual([
      'South 1 1',
      'Caledonia 1',
      ' 1',
      'Nordlys 1',
      'Alma Star 1',
      ' 1',
      '9 m 1',
    ]);

    await row(0).getByRole('gridcell', { name: 'Nordlys' }).click();
    await page.keyboard.press(keys.open);
    await page.keyboard.press(keys.open);
    await expect(
      row(0).getByRole('gridcell', { name: 'Levante' }),
    ).toBeFocused();
    await page.setViewportSize({ width: 1280, height: 720 });
  },
);
