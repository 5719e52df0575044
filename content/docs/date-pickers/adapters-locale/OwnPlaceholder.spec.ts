import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'shows words in empty sections, and again after a section is emptied',
  async ({ stage, page }) => {
    const { group, section } = fieldOf(stage, 'First snow');
    await section('Month').click();
    const sections = group.getByRole('spinbutton');
    await expect(sections).toHaveText(['month', 'day', 'year']);
    await page.keyboard.press('ArrowUp');
    await expect(sections).toHaveText(['01', 'day', 'year']);
    await page.keyboard.press('Delete');
    await expect(sections).toHaveText(['month', 'day', 'year']);
  },
);
