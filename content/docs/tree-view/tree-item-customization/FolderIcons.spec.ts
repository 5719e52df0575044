import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens the folder in the icon',
  async ({ stage, page, keys }) => {
    const tunnel = stage.getByRole('treeitem', { name: 'Tunnel' });
    const icon = tunnel.locator('path').first();
    const closed = (await icon.getAttribute('d')) ?? '';
    await tunnel.focus();
    await page.keyboard.press(keys.open);
    await expect(icon).not.toHaveAttribute('d', closed);
  },
);
