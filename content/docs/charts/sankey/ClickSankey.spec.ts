import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'reports a node with its sum and a flow with both ends, and not a click beside them',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    await expect(stage.locator('[data-node]')).toHaveCount(8);
    await stage.getByRole('img').click({ position: { x: 3, y: 3 } });
    await expect(status).toHaveText('Click a node or a flow');
    await stage.locator('[data-node="works"] rect').click();
    await expect(status).toHaveText('Waterworks: 67 million liters');
    await stage
      .locator('path[data-link-source="river"][data-link-target="works"]')
      .click();
    await expect(status).toHaveText('River to Waterworks: 46 million liters');
    const label = stage.locator('[data-node="works"] text');
    await expect(label).toHaveCSS('pointer-events', 'none');
    await stage.locator('[data-node="gardens"] rect').click();
    await expect(status).toHaveText('Gardens: 11 million liters');
    await page.mouse.move(0, 0);
  },
);
