import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows the kind that was chosen, with rows below it and without',
  async ({ stage }) => {
    const skeletons = stage.locator('.MuiDataGrid-rowSkeleton');
    const bar = stage.locator('.MuiLinearProgress-root');
    const circle = stage.locator('.MuiCircularProgress-root');
    const choose = (name: string) =>
      stage.getByRole('button', { name }).click();
    for (let time = 0; time < 2; time += 1) {
      await choose('Skeleton');
      await expect(skeletons.first()).toBeVisible();
      await expect(bar).toHaveCount(0);
      await choose('Linear');
      await expect(bar).toBeVisible();
      await expect(skeletons).toHaveCount(0);
      await choose('Circular');
      await expect(circle).toBeVisible();
      await expect(bar).toHaveCount(0);
      await expect(stage.locator('[role="row"][data-id]')).toHaveCount(
        time === 0 ? 0 : 5,
      );
      await stage.getByLabel('There are rows already').check();
    }
    // Proves: An overlay covers the rows, so users cannot
    const isBelow = () =>
      stage
        .locator('[role="row"][data-id]')
        .first()
        .evaluate((row) => {
          const { left, top, width, height } = row.getBoundingClientRect();
          const hit = document.elementFromPoint(
            left + width / 2,
            top + height / 2,
          );
          return hit !== null && !row.contains(hit);
        });
    for (const name of ['Linear', 'Circular']) {
      await choose(name);
      await expect.poll(isBelow).toBe(true);
    }
    // Loading counts more than the missing rows.
    await stage.getByLabel('There are rows already').uncheck();
    await expect(stage.getByText('No rows')).toHaveCount(0);
  },
);
