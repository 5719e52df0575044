import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'selects by the checkbox, not by the row',
  async ({ stage, page }) => {
    const item = (name: string) =>
      stage.getByRole('treeitem', { name, exact: true });
    await stage.getByText('Newsletter').click();
    await expect(item('Newsletter')).toHaveAttribute('aria-selected', 'false');
    await item('Newsletter').locator('input').click();
    await expect(item('Newsletter')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Space');
    await expect(item('Parcel shipped')).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await stage.getByText('Orders').click();
    await expect(item('Parcel shipped')).toBeHidden();
  },
);
