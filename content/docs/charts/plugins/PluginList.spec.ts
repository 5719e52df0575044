import { expect } from '@playwright/test';
import { barsOf } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has the tooltip with both lists, and a place in the tab order with the plugin for keys alone',
  async ({ stage, page }) => {
    const chart = stage.getByRole('img', {
      name: 'Pines and oaks are most of the trees in the park',
    });
    const toggle = stage.getByRole('switch', {
      name: 'All plugins of a bar chart',
    });
    const expectTooltip = async () => {
      await expect(barsOf(stage)).toHaveCount(4);
      await expect(async () => {
        await barsOf(stage).nth(1).hover();
        await expect(page.getByRole('tooltip')).toContainText('310', {
          timeout: 1000,
        });
      }).toPass();
      await page.mouse.move(0, 0);
      await expect(page.getByRole('tooltip')).toHaveCount(0);
    };
    await expectTooltip();
    await chart.focus();
    await page.keyboard.press('ArrowRight');
    await expect(barsOf(stage).first()).toHaveAttribute('data-focused', 'true');

    await toggle.click();
    await expect(chart).not.toHaveAttribute('tabindex');
    await expectTooltip();
    await toggle.focus();
    await page.keyboard.press('Tab');
    await expect(toggle).not.toBeFocused();
    await expect(chart).not.toBeFocused();
    await expect(stage.locator('[data-focused]')).toHaveCount(0);

    await toggle.click();
    await expect(chart).toHaveAttribute('tabindex', '0');
    await expectTooltip();
  },
);
