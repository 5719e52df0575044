import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'reads units and separators, keeps what it cannot read, and what it has copied itself',
  async ({ stage, page }) => {
    const weights = stage.locator('[role="gridcell"][data-field="weight"]');
    const press = (keys: string) => page.keyboard.press(keys);
    await stage.getByRole('textbox').fill('10.5 t\n20,000 kg\nheavy\n30000');
    await press('ControlOrMeta+a');
    await press('ControlOrMeta+c');
    await weights.first().click();
    await press('ControlOrMeta+v');
    await expect(weights).toHaveText(['10.5 t', '20 t', '270 t', '30 t']);

    // From one cell of the grid to another: the text is "270 t".
    await weights.nth(2).click();
    await press('ControlOrMeta+c');
    await weights.nth(0).click();
    await press('ControlOrMeta+v');
    await expect(weights.first()).toHaveText('270 t');
  },
);
