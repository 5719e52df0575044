import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'renames with F2 alone; Enter expands and selects, a double click does not edit',
  async ({ stage, page }) => {
    const input = stage.getByRole('textbox', { name: 'File name' });
    await stage.getByText('Statutes.pdf').dblclick();
    await expect(input).toHaveCount(0);
    await page.keyboard.press('F2');
    await input.fill('Statutes 2024.pdf');
    await page.keyboard.press('Enter');
    await expect(
      stage.getByRole('treeitem', { name: 'Statutes 2024.pdf' }),
    ).toBeFocused();

    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(stage.getByText('2024-04-18.odt')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const selected = stage.getByRole('treeitem', { selected: true });
    await expect(selected).toHaveAccessibleName('2024-04-18.odt');
    await page.keyboard.press('Enter');
    await expect(selected).toHaveAccessibleName('2024-04-18.odt');
    await expect(input).toHaveCount(0);
  },
);
