import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'adds up what the filter leaves, also after an edit, and does not let users edit the total',
  async ({ stage, page }) => {
    const cells = stage.locator('[role="gridcell"][data-field="containers"]');
    const filter = stage.getByRole('combobox', { name: 'Carrier' });
    const total = stage.locator('[data-id="total"] [data-field="containers"]');
    const check = async () => {
      const texts = await cells.allTextContents();
      const shown = texts.slice(0, -1).map(Number);
      const sum = shown.reduce((all, value) => all + value, 0);
      await expect(total).toHaveText(String(sum));
      return { rows: shown.length, sum };
    };
    await expect(cells).toHaveCount(8);
    const all = await check();

    let rows = 0;
    let sum = 0;
    for (const name of ['Alma Line', 'Blue Fjord', 'Caledon', 'Levante']) {
      await filter.selectOption(name);
      await expect(
        stage
          .locator('[role="gridcell"][data-field="carrier"]')
          .filter({ hasText: /\w/ })
          .filter({ hasNotText: name }),
      ).toHaveCount(0);
      const part = await check();
      rows += part.rows;
      sum += part.sum;
    }
    expect({ rows, sum }).toEqual(all);
    await filter.selectOption('');
    await expect(cells).toHaveCount(8);

    const first = stage.locator('[data-id="1"] [data-field="containers"]');
    const before = Number(await first.textContent());
    await first.dblclick();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('100');
    await page.keyboard.press('Enter');
    await expect(first).toHaveText('100');
    await expect(total).toHaveText(String(all.sum - before + 100));

    await total.dblclick();
    await expect(total.getByRole('spinbutton')).toHaveCount(0);
    await expect(total).toHaveText(String(all.sum - before + 100));
  },
);
