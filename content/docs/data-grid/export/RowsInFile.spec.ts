import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has the selected rows if there are any, and otherwise those of all pages',
  async ({ stage }) => {
    const expectFile = async (button: string, ids: number[]) => {
      await stage.getByRole('button', { name: button, exact: true }).click();
      const numbers = ids.map((id) => `NG-${10000 + id}`).join(', ');
      await expect(stage.getByRole('status')).toHaveText(
        `Numbers in the file: ${numbers}`,
      );
    };
    const box = (id: number) =>
      stage.locator(`[role="row"][data-id="${id}"]`).getByRole('checkbox');
    await expectFile('Default', [1, 2, 3, 4, 5, 6, 7, 8]);
    await expectFile('This page', [1, 2, 3, 4, 5]);
    await box(4).check();
    await box(2).check();
    await expectFile('Default', [2, 4]);
    await expectFile('Everything', [1, 2, 3, 4, 5, 6, 7, 8]);
    await stage.getByRole('button', { name: 'Go to next page' }).click();
    // Selected rows on another page are in the file.
    await expectFile('Default', [2, 4]);
    await expectFile('This page', [6, 7, 8]);
  },
);
