import { expect } from '@playwright/test';
import { testDemo } from '#tests/demo.ts';

testDemo(import.meta.url, 'changes the icon of a parent', async ({ stage }) => {
  await expect(stage.getByTestId('HiveIcon')).toHaveCount(1);
  await expect(stage.getByTestId('LockIcon')).toBeVisible();
  await stage.getByText('Town hall roof').click();
  await expect(stage.getByTestId('HiveIcon')).toHaveCount(2);
  await expect(
    stage.getByTestId('IndeterminateCheckBoxOutlinedIcon'),
  ).toHaveCount(2);
});
