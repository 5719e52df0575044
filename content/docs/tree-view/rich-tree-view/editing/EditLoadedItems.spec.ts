import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'saves the name on the server, and loads it from there again',
  async ({ stage, page, keys }) => {
    await stage.getByText('Coast').click();
    await page.keyboard.press(keys.open);
    await expect(stage.getByText('Old pier')).toBeVisible();
    await page.keyboard.press(keys.open);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await stage.getByRole('textbox').fill('New pier');
    await page.keyboard.press('Enter');
    await expect(stage.getByRole('status')).toHaveText('Saved New pier');

    await page.keyboard.press(keys.close);
    await page.keyboard.press(keys.close);
    await expect(stage.getByText('Lighthouse')).toHaveCount(0);
    // Proves: A lifetime of 0 asks the server each time, so this demo
    await page.keyboard.press(keys.open);
    await expect(
      stage.getByRole('treeitem', { name: 'New pier' }),
    ).toBeVisible();
  },
  { alone: true },
);
