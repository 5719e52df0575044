import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'saves each row, names those that the server refuses, and forgets them at the next try',
  async ({ stage, page }) => {
    const cell = (id: number) =>
      stage.locator(`[role="row"][data-id="${id}"] [data-field="containers"]`);
    const alerts = stage.getByRole('alert');
    const press = (keys: string) => page.keyboard.press(keys);
    const copyAll = async (text: string) => {
      await stage.getByRole('textbox').fill(text);
      await press('ControlOrMeta+a');
      await press('ControlOrMeta+c');
    };
    await copyAll('12\n99\n7');
    await cell(1).click();
    await press('ControlOrMeta+v');
    await expect(alerts).toHaveText('NG-10002: Book 1 to 24 containers.');
    await expect(cell(1)).toHaveText('12');
    await expect(cell(2)).toHaveText('6');
    await expect(cell(3)).toHaveText('7');

    await copyAll('20\n21');
    await cell(1).click();
    await press('ControlOrMeta+v');
    await expect(alerts).toHaveCount(0);
    await expect(cell(1)).toHaveText('20');
    await expect(cell(2)).toHaveText('21');
  },
);
