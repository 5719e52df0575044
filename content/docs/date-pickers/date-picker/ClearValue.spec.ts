import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, popupOf, typeDate } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'clears by its button, in the popup and by keyboard; only the button calls onClear',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Shipped after');
    const filter = stage.getByText(/^Filter/);
    const clear = field.group.getByRole('button', { name: 'Clear' });
    await expect(clear).toHaveAttribute('tabindex', '-1');
    await field.group.hover();
    await clear.click();
    await expect(filter).toHaveText('Filter: off. Calls of onClear: 1');
    await expect(clear).toBeHidden();

    await typeDate(field, '03/04/2026');
    await expect(filter).toHaveText(
      'Filter: after March 4, 2026. Calls of onClear: 1',
    );
    await field.button.click();
    const popup = popupOf(page, 'Shipped after');
    await popup.getByRole('button', { name: 'Clear' }).click();
    await expect(popup).toHaveCount(0);
    await expect(filter).toHaveText('Filter: off. Calls of onClear: 1');

    await typeDate(field, '03/04/2026');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await expect(filter).toHaveText('Filter: off. Calls of onClear: 1');
  },
);
