import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { rowOf } from '#tests/support/gridRows.ts';

testDemo(
  import.meta.url,
  'shows for each cell the shipments that it adds up, also for none and for a whole group',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    const marked = stage.locator('.marked');
    const cell = (carrier: string, field: string) =>
      rowOf(stage, `auto-generated-row-carrier/${carrier}`).locator(
        `[data-field="${field}"]`,
      );
    await expect(status).toHaveText('Alma Line, Busan: 6 + 3 = 9');
    await expect(marked).toHaveCount(2);
    for (const [carrier, port, text, count] of [
      ['Alma Line', 'Rotterdam', '4 + 2 = 6', 2],
      ['Blue Fjord', 'Rotterdam', '5 + 1 = 6', 2],
      ['Blue Fjord', 'Busan', '8 = 8', 1],
      ['Caledon', 'Rotterdam', '7 + 4 + 10 = 21', 3],
      ['Caledon', 'Busan', 'no shipments', 0],
    ] as const) {
      await cell(carrier, `${port}>->containers`).click();
      await expect(status).toHaveText(`${carrier}, ${port}: ${text}`);
      await expect(marked).toHaveCount(count);
    }
    await cell('Blue Fjord', '__row_group_by_columns_group__').click();
    await expect(status).toHaveText('Blue Fjord: 5 + 1 + 8 = 14');
    await expect(marked).toHaveCount(3);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('Alma Line: 4 + 2 + 6 + 3 = 15');
  },
);
