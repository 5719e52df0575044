import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'sets the controlled time from the button, keeps the date of the value, and never touches the uncontrolled one',
  async ({ stage, page }) => {
    const opening = fieldOf(stage, 'Controlled: doors open');
    const closing = fieldOf(stage, 'Uncontrolled: doors close');
    const button = stage.getByRole('button', { name: 'Open at half past six' });
    const value = stage.getByText(/^Value|^No opening/);
    await button.click();
    await expect(opening.input).toHaveValue('06:30 AM');
    await expect(closing.input).toHaveValue('05:30 PM');

    await typeSection(opening.section('Hours'), '10');
    await opening.section('Meridiem').click();
    await page.keyboard.press('p');
    await expect(value).toHaveText('Value: 2026-03-02 22:30:00');
    await opening.section('Minutes').click();
    await page.keyboard.press('Delete');
    await expect(value).toHaveText('No opening time');
    await typeSection(opening.section('Minutes'), '05');
    await expect(value).toHaveText('Value: 2026-03-02 22:05:00');
    await button.click();
    await button.click();
    await expect(value).toHaveText('Value: 2026-03-02 06:30:00');
  },
);
