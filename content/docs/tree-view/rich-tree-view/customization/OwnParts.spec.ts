import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'collapses and moves like any tree',
  async ({ stage, page, keys }) => {
    const survey = stage.getByRole('treeitem', { name: 'Survey' });
    await survey.focus();
    await page.keyboard.press(keys.close);
    await expect(survey).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowDown');
    await expect(stage.getByRole('treeitem', { name: 'Permit' })).toBeFocused();
  },
);
