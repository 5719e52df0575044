import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws the totals of the server, not those of loaded rows, and asks it again for a search',
  async ({ stage, page }) => {
    const bars = stage.locator('.MuiBarElement-root');
    const totals = stage.locator(
      '[role="row"][aria-level="1"] [data-field="containers"]',
    );
    await expect(bars).toHaveCount(4);
    const before = (await totals.allTextContents()).map((text) =>
      Number(text.replace(',', '')),
    );
    // 500 shipments of each carrier, with 12 containers and more on average.
    for (const total of before) expect(total).toBeGreaterThan(5000);

    await stage.getByRole('button', { name: 'Search' }).click();
    await page.keyboard.type('caledon');
    await expect(bars).toHaveCount(1);
    await expect(stage.locator('.MuiChartsAxis-directionX text')).toHaveText([
      'Caledon',
    ]);
  },
);
