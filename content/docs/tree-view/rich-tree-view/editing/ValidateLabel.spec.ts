import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps the input open with a message until the name is valid, and drops an invalid one on blur',
  async ({ stage, page }) => {
    const input = stage.getByRole('textbox', { name: 'Branch name' });
    const alert = stage.getByRole('alert');
    await stage.getByText('hotfix').dblclick();
    await input.fill('Hot fix');
    await expect(alert).toHaveText(
      'Use lower-case letters, digits, and hyphens.',
    );
    await page.keyboard.press('Enter');
    await expect(input).toBeFocused();
    await expect(input).toHaveAttribute('aria-invalid', 'true');

    await input.fill('hot-fix');
    await page.keyboard.press('Enter');
    await expect(stage.getByText('hot-fix')).toBeVisible();

    await stage.getByText('summer').dblclick();
    await input.fill('');
    await expect(alert).toHaveText('Enter a name.');
    await stage.getByText('hot-fix').click();
    await expect(stage.getByText('summer')).toBeVisible();
    await expect(alert).toHaveText('');

    await stage.getByText('spring').dblclick();
    await input.fill('autumn');
    await stage.getByText('hot-fix').click();
    await expect(stage.getByText('autumn')).toBeVisible();
  },
);
