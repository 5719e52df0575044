import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickDayOf, fieldOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'sets the end alone when it is opened from the icon of the second input',
  async ({ stage, page }) => {
    const popup = page.getByRole('tooltip');
    const last = fieldOf(stage, 'Last night');
    // The icon is part of its input: there is no button.
    await expect(stage.getByRole('button')).toHaveCount(0);
    const icons = stage.locator('svg');
    await expect(icons).toHaveCount(2);
    await icons.nth(1).click();
    await clickDayOf(popup, 'May 2026', 12);
    await expect(popup).toHaveCount(0);
    await expect(last.input).toHaveValue('05/12/2026');
    await expect(fieldOf(stage, 'First night').input).toHaveValue('05/04/2026');
  },
);
