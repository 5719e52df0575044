import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'is one button with a tooltip, a badge, and a panel',
  async ({ stage, page }) => {
    const trigger = stage.getByRole('button', { name: 'Filters' });
    await expect(trigger).toHaveCount(1);
    await expect(stage.locator('button button')).toHaveCount(0);
    await trigger.hover();
    await expect(page.getByRole('tooltip')).toHaveText('Filters');

    await trigger.click();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.getByPlaceholder('Filter value').fill('coffee');
    const dot = trigger.locator('.MuiBadge-dot');
    await expect(dot).not.toHaveClass(/MuiBadge-invisible/);
    await page.getByPlaceholder('Filter value').fill('');
    await expect(dot).toHaveClass(/MuiBadge-invisible/);
    // The toolbar made it its only item.
    await expect(trigger).toHaveAttribute('tabindex', '0');
  },
);
