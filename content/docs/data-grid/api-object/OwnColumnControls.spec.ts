import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'sorts, hides and widens columns whose own controls are off',
  async ({ stage }) => {
    const press = (name: string) => stage.getByRole('button', { name }).click();
    const header = (name: string) => stage.getByRole('columnheader', { name });
    await header('Flow').click();
    await expect(header('Flow')).toHaveAttribute('aria-sort', 'none');
    await expect(stage.getByRole('button', { name: 'menu' })).toHaveCount(0);

    await press('Strongest first');
    await press('Strongest first');
    await expect(header('Flow')).toHaveAttribute('aria-sort', 'descending');
    await expect(
      stage.locator('[data-field="id"][role="gridcell"]').first(),
    ).toHaveText('W-10');

    await press('Show or hide depth');
    await expect(header('Depth')).toHaveCount(0);
    await press('Show or hide depth');
    await expect(header('Depth')).toBeVisible();
    await press('Widen the first column');
    await expect(header('Well')).toHaveCSS('width', '140px');
  },
);
