import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'waits for the server, and keeps the cell open when it refuses',
  async ({ stage, page }) => {
    const containers = stage.locator(
      '[role="row"][data-id="1"] [data-field="containers"]',
    );
    const open = stage.locator('.MuiDataGrid-cell--editing');
    await containers.dblclick();
    await containers.getByRole('spinbutton').fill('40');
    await page.keyboard.press('Enter');
    // The server has not answered yet.
    await expect(open).toHaveCount(1);
    await expect(stage.getByRole('alert')).toHaveText(
      'Not saved: Book 1 to 24 containers.',
    );
    await expect(open).toHaveCount(1);

    await containers.getByRole('spinbutton').fill('17');
    await page.keyboard.press('Enter');
    await expect(open).toHaveCount(0);
    await expect(containers).toHaveText('17');
    await expect(stage.getByRole('alert')).toHaveCount(0);

    // Escape gives up, and nothing is sent.
    await containers.dblclick();
    await containers.getByRole('spinbutton').fill('99');
    await page.keyboard.press('Escape');
    await expect(containers).toHaveText('17');

    await stage.getByRole('button', { name: 'Go to next page' }).click();
    await expect(stage.getByText('6–10 of 57')).toBeVisible();
    await stage.getByRole('button', { name: 'Go to previous page' }).click();
    await expect(containers).toHaveText('17');
    await expect(stage.getByRole('alert')).toHaveCount(0);
  },
);
