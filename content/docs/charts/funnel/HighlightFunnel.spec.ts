import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'highlights and reports the section under the pointer, and fades the others',
  async ({ stage, page }) => {
    const sections = stage.locator('.MuiFunnelSection-root');
    const status = stage.getByRole('status');
    await expect(sections).toHaveCount(5);
    await sections.nth(1).click();
    await expect(status).toHaveText('Looked at a product');
    await expect(sections.nth(1)).toHaveAttribute('data-highlighted', 'true');
    await expect(stage.locator('[data-faded=true]')).toHaveCount(4);
    await sections.nth(4).click();
    await expect(status).toHaveText('Ordered');
    await expect(sections.nth(1)).toHaveAttribute('data-faded', 'true');
    await page.mouse.move(0, 0);
    await expect(stage.locator('[data-faded=true]')).toHaveCount(0);
    await expect(status).toHaveText('Ordered');
  },
);
