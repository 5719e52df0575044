import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'adds, changes and removes rows, keeps the selected one, and survives the last removal',
  async ({ stage }) => {
    const rows = stage.locator('[role="row"][data-id]');
    const press = (name: string) => stage.getByRole('button', { name }).click();

    await stage.locator('[data-id="2"] [data-field="goods"]').click();
    await press('Add');
    await expect(rows).toHaveCount(5);
    await press('Deliver first');
    await expect(
      stage.locator('[data-id="1"] [data-field="status"]'),
    ).toHaveText('Delivered');
    await press('Remove first');
    await expect(stage.locator('[data-id="1"]')).toHaveCount(0);
    await expect(stage.locator('[role="row"][data-id="2"]')).toHaveAttribute(
      'aria-selected',
      'true',
    );

    for (let left = 4; left > 0; left -= 1) await press('Remove first');
    await press('Remove first');
    await press('Deliver first');
    await expect(rows).toHaveCount(0);
    await expect(stage.getByText('No rows')).toBeVisible();
    await press('Add');
    await expect(rows).toHaveCount(1);
  },
);
