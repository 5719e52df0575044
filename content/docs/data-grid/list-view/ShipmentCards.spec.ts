import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has one cell for each row and no headers, and is still searched by all columns',
  async ({ stage, page }) => {
    const rows = stage.locator('[role="row"][data-id]');
    await expect(stage.getByRole('columnheader')).toHaveCount(0);
    await expect(rows.first().getByRole('gridcell')).toHaveCount(1);
    await expect(rows.first()).toContainText('Valencia – Felixstowe');

    // Without a control in it, no card is a tab stop yet.
    await expect(rows.locator('[tabindex="0"]')).toHaveCount(0);

    await stage.getByRole('button', { name: 'Search' }).click();
    // The number is in no card, and is a column.
    await stage.getByRole('searchbox').fill('NG-10004');
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText('Machine parts');
    await stage.getByRole('searchbox').fill('bananas');
    await expect(stage.getByText('No results found.')).toBeVisible();
    await stage.getByRole('searchbox').fill('');
    await page.keyboard.press('Escape');

    // A card is selected as a row is.
    await rows.nth(1).getByRole('gridcell').click();
    await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true');
  },
);
