import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'adds up each group in its row, all of them in the last row, and sorts groups by the total',
  async ({ stage }) => {
    const cells = stage.locator(
      '[role="row"][aria-level="1"] [data-field="containers"]',
    );
    const numbers = async () =>
      (await cells.allTextContents()).map((text) =>
        Number(text.replace(',', '')),
      );
    const total = stage
      .locator('.MuiDataGrid-pinnedRows [data-field="containers"]')
      .last();
    await expect(cells).toHaveCount(4);
    const shown = await numbers();
    expect(shown).toEqual([...shown].sort((a, b) => b - a));
    const sum = shown.reduce((all, one) => all + one, 0);
    await expect(total).toHaveText(String(sum));

    // The numbers of an open group are those of its row.
    await stage
      .locator('[role="row"][aria-level="1"]')
      .last()
      .getByRole('button')
      .click();
    const leaves = stage.locator(
      '[role="row"][aria-level="2"] [data-field="containers"]',
    );
    await expect(leaves.first()).toBeVisible();
    const parts = (await leaves.allTextContents()).map(Number);
    expect(parts.reduce((all, one) => all + one, 0)).toBe(shown[3]);
  },
);
