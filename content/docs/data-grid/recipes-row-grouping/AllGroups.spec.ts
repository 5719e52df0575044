import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens and closes all groups, also those that a user has changed in between',
  async ({ stage }) => {
    const carriers = stage.locator('[role="row"][aria-level="1"]');
    const first = carriers.first();
    const closed = stage.locator('[role="row"][aria-expanded="false"]');
    const press = (name: string) =>
      stage.getByRole('button', { name, exact: true }).click();
    await expect(carriers).toHaveCount(4);
    await expect(closed).toHaveCount(4);

    await press('Open all');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(closed).toHaveCount(0);
    await first.getByRole('button').click();
    await expect(closed).toHaveCount(1);
    await press('Open all');
    await expect(closed).toHaveCount(0);

    await press('Carriers only');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(stage.locator('[role="row"][aria-level="3"]')).toHaveCount(0);
    await press('Close all');
    await expect(closed).toHaveCount(4);
    await first.getByRole('button').click();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await press('Close all');
    await expect(closed).toHaveCount(4);
  },
);
