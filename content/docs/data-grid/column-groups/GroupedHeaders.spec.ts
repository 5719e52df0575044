import { expect, type Locator } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'spans the group over its columns, also when one of them is hidden',
  async ({ stage, page }) => {
    const group = stage.getByRole('columnheader', { name: 'Route' });
    const header = (name: string) => stage.getByRole('columnheader', { name });
    await expect(group).toHaveAttribute('aria-colspan', '2');
    const width = async (part: Locator) =>
      (await part.boundingBox())?.width ?? 0;
    expect(await width(group)).toBe(
      (await width(header('From'))) + (await width(header('To'))),
    );

    // Proves: Group headers do not sort and do not have a menu, and users
    await group.click();
    await group.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(stage.locator('[aria-sort$="ending"]')).toHaveCount(0);
    await expect(page.getByRole('menuitem')).toHaveCount(0);
    await expect(group.getByRole('button')).toHaveCount(0);
    const edge = '.MuiDataGrid-columnSeparator--resizable';
    await expect(header('From').locator(edge)).toHaveCount(1);
    await expect(group.locator(edge)).toHaveCount(0);

    const hide = async (name: string) => {
      await header(name).focus();
      await page.keyboard.press('ControlOrMeta+Enter');
      await page.getByRole('menuitem', { name: 'Hide column' }).click();
      await expect(header(name)).toHaveCount(0);
    };
    await hide('From');
    await expect(group).toHaveAttribute('aria-colspan', '1');
    await hide('To');
    await expect(group).toHaveCount(0);
    // Without groups, there is one row of headers.
    await expect(stage.getByRole('columnheader')).toHaveCount(1);
  },
);
