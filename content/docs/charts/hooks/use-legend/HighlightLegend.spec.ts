import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'fades the other lines while a button has the pointer or the focus, and none after that',
  async ({ stage, page }) => {
    const buttons = stage
      .getByRole('group', { name: 'Harbors' })
      .getByRole('button');
    const line = (id: string) => stage.locator(`.MuiLineElement-series-${id}`);
    const faded = stage.locator('.MuiLineElement-faded');
    await expect(buttons).toHaveText(['Ostermouth', 'Sandwick', 'Kelp Bay']);
    await expect(faded).toHaveCount(0);

    await buttons.nth(1).hover();
    await expect(faded).toHaveCount(2);
    await expect(line('sandwick')).not.toHaveClass(/faded/);
    await page.mouse.move(0, 0);
    await expect(faded).toHaveCount(0);

    await buttons.nth(0).focus();
    await expect(line('ostermouth')).not.toHaveClass(/faded/);
    await expect(faded).toHaveCount(2);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(buttons.nth(2)).toBeFocused();
    await expect(line('ostermouth')).toHaveClass(/faded/);
    await expect(line('kelp-bay')).not.toHaveClass(/faded/);
    await buttons.nth(2).blur();
    await expect(faded).toHaveCount(0);
  },
);
