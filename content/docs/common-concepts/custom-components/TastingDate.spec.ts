import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'passes props to the field and to the days',
  async ({ stage, page }) => {
    await expect(stage.getByText('Thursday to Saturday')).toBeVisible();
    await stage.getByRole('button', { name: /choose date/i }).click();
    await expect(
      page
        .getByRole('gridcell')
        .and(page.locator('[data-weekday="4"]'))
        .first(),
    ).toBeVisible();
  },
);
