import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickDay, dayOf, popupOf, pressKeys } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'takes keys and opens the popup with an input of another design system, in both directions',
  async ({ stage, page, direction }) => {
    const input = stage.getByRole('textbox', { name: 'Delivery' });
    // From right to left, the text has invisible marks.
    const read = (part: 'value' | 'selection') =>
      input.evaluate((node, wanted) => {
        const { value, selectionStart, selectionEnd } =
          node as HTMLInputElement;
        const text =
          wanted === 'value'
            ? value
            : value.slice(selectionStart ?? 0, selectionEnd ?? 0);
        return text.replace(/[\u2066-\u2069]/g, '');
      }, part);
    const expectValue = (value: string) =>
      expect.poll(() => read('value')).toBe(value);
    const expectSelected = (text: string) =>
      expect.poll(() => read('selection')).toBe(text);

    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(stage.locator('.MuiInputBase-root')).toHaveCount(0);
    await expectValue('04/22/2026');
    await expect(input).toHaveAccessibleDescription('From April 20');

    await input.focus();
    await pressKeys(page, 'Control+a', 'ArrowLeft');
    await expectSelected('04');
    await pressKeys(page, 'ArrowRight');
    await expectSelected('22');
    await pressKeys(page, '1', '9');
    await expectValue('04/19/2026');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await pressKeys(page, 'ArrowLeft', 'ArrowLeft', 'ArrowUp');
    await expectValue('05/19/2026');
    await expect(input).not.toHaveAttribute('aria-invalid', 'true');

    const button = stage.getByRole('button', { name: /^Choose date/ });
    await button.click();
    const popup = popupOf(page, 'Delivery');
    await clickDay(popup, 29);
    await expect(popup).toHaveCount(0);
    await expectValue('05/29/2026');
    await expect(button).toBeFocused();

    await input.focus();
    await pressKeys(page, 'Control+a', 'Delete');
    await expectValue('MM/DD/YYYY');
    await pressKeys(page, '4');
    await expectValue('04/DD/YYYY');
    await pressKeys(page, '2', '6', '2', '0', '2', '6');
    await expectValue('04/26/2026');
    await button.click();
    await expect(dayOf(popup, 19)).toBeDisabled();
    await clickDay(popup, 20);
    await expectValue('04/20/2026');
  },
);
