import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  clickButton,
  clickOption,
  fieldOf,
  typeSection,
} from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'renders a dial, columns or no popup at all',
  async ({ stage, page }) => {
    const popup = page.getByRole('dialog');
    const dial = fieldOf(stage, 'A dial on every device');
    await dial.button.click();
    const clock = popup.getByRole('listbox', { name: /^Select hours\. / });
    await clock.focus();
    await page.keyboard.press('ArrowUp');
    await expect(dial.input).toHaveValue('08:30 PM');
    await page.keyboard.press('Enter');
    await expect(
      popup
        .getByRole('listbox', { name: /^Select minutes\. / })
        .getByRole('option', { name: '30 minutes' }),
    ).toHaveAttribute('aria-selected', 'true');
    await clickButton(popup, 'AM');
    await clickButton(popup, 'OK');
    await expect(popup).toHaveCount(0);
    await expect(dial.input).toHaveValue('08:30 AM');

    const columns = fieldOf(stage, 'Columns on every device');
    await columns.button.click();
    await expect(popup.getByRole('listbox')).toHaveCount(3);
    await clickOption(popup, '45 minutes');
    await clickButton(popup, 'OK');
    await expect(popup).toHaveCount(0);
    await expect(columns.input).toHaveValue('07:45 PM');

    const typing = fieldOf(stage, 'Typing only');
    await expect(typing.group.getByRole('button')).toHaveCount(0);
    await typeSection(typing.section('Hours'), '06');
    await expect(typing.input).toHaveValue('06:30 PM');
  },
);
