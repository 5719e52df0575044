import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'clears a whole date and a half one, and hides the button when nothing is left',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Filter from');
    const button = field.group.getByTitle('Clear');
    const status = stage.getByText(/^(No filter|Filter is on)/);
    await expect(status).toHaveText('Filter is on. Cleared: 0');
    await field.section('Day').click();
    await page.keyboard.press('Delete');
    await expect(status).toHaveText('No filter. Cleared: 0');
    await expect(field.input).toHaveValue('08/DD/2026');

    await button.click();
    await expect(status).toHaveText('No filter. Cleared: 1');
    await expect(button).toHaveCount(0);
    await expect(field.section('Month')).toBeFocused();

    await page.keyboard.press('ArrowUp');
    await expect(field.section('Month')).toHaveText('01');
    await expect(button).toHaveCount(1);
  },
);
