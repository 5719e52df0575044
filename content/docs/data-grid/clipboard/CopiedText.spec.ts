import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'copies the focused cell, or the selected rows in the order on the screen',
  async ({ stage, page }) => {
    const cell = (id: number, field: string) =>
      stage.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
    const box = (id: number) => cell(id, '__check__').getByRole('checkbox');
    const copied = stage.getByRole('status');
    const text = () => copied.textContent();
    const copy = () => page.keyboard.press('ControlOrMeta+c');

    await cell(3, 'weight').click();
    await copy();
    await expect.poll(text).toBe('270,000');
    await stage.getByLabel('Copy values without their format').check();
    await cell(3, 'weight').click();
    await copy();
    await expect.poll(text).toBe('270000');

    // Selected in the other order than they are shown.
    await box(3).check();
    await box(2).check();
    await cell(1, 'goods').click();
    await copy();
    await expect
      .poll(text)
      .toBe('NG-10002\t98400\tSolar panels\r\nNG-10003\t270000\tCoffee beans');
  },
);
