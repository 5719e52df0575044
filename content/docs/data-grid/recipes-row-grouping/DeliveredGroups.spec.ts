import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens with its own button and with Space, and counts what is delivered',
  async ({ stage, page }) => {
    const group = stage.locator(
      '[data-id="auto-generated-row-carrier/Levante"]',
    );
    const leaves = stage.locator('[role="row"][aria-level="2"]');
    const delivered = leaves.getByText('Delivered', { exact: true });
    await group.getByRole('button', { name: 'Open Levante' }).click();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(leaves.first()).toHaveText(/^NG-\d+/);
    const done = await delivered.count();
    await expect(group).toContainText(`${done}/${await leaves.count()}`);

    await page.keyboard.press('Space');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(leaves).toHaveCount(0);
    await page.keyboard.press('Space');
    await group.getByRole('button', { name: 'Close Levante' }).click();
    await expect(group).toHaveAttribute('aria-expanded', 'false');
  },
);
