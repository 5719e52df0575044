import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'refuses a folder and takes a file',
  async ({ stage }) => {
    const item = (name: string) =>
      stage.getByRole('treeitem', { name, exact: true });
    await stage.getByText('Letters').click();
    await expect(item('Offer.docx')).toBeVisible();
    await expect(item('Letters')).toHaveAttribute('aria-selected', 'false');
    await expect(item('July.docx')).toHaveAttribute('aria-selected', 'true');
    await stage.getByText('Offer.docx').click();
    await expect(item('Offer.docx')).toHaveAttribute('aria-selected', 'true');
  },
);
