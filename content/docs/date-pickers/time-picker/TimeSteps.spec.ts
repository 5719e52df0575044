import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  clickButton,
  clickOption,
  fieldOf,
  optionOf,
  typeSection,
} from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'offers steps without forbidding other minutes; minutesStep forbids them; one list closes on a click',
  async ({ stage, page }) => {
    const popup = page.getByRole('dialog');
    const minutes = popup.getByRole('listbox', { name: 'Select minutes' });
    for (const [label, invalid] of [
      ['Offers quarters, accepts any minute', 'false'],
      ['Accepts quarters only', 'true'],
    ] as const) {
      const field = fieldOf(stage, label);
      await typeSection(field.section('Minutes'), '07');
      await expect(field.group).toHaveAttribute('aria-invalid', invalid);
      await field.button.click();
      await expect(minutes.getByRole('option')).toHaveText([
        '00',
        '15',
        '30',
        '45',
      ]);
      await clickButton(popup, 'OK');
      await expect(popup).toHaveCount(0);
      await expect(field.input).toHaveValue('10:07 AM');
    }
    const strict = fieldOf(stage, 'Accepts quarters only');
    await strict.section('Minutes').click();
    await page.keyboard.press('ArrowUp');
    await expect(strict.input).toHaveValue('10:15 AM');

    const list = fieldOf(stage, 'One list of half hours');
    await list.button.click();
    await expect(popup.getByRole('option')).toHaveCount(48);
    await expect(optionOf(popup, '10:00 AM')).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await clickOption(popup, '02:30 PM');
    await expect(popup).toHaveCount(0);
    await expect(list.input).toHaveValue('02:30 PM');
  },
);
