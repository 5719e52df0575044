import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, popupOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'says which rule a typed time breaks, and disables such hours and minutes in the list',
  async ({ stage, page }) => {
    const { group } = fieldOf(stage, 'Drop-off');
    const section = (name: string) => group.getByRole('spinbutton', { name });
    const help = (text: string) => stage.getByText(text, { exact: true });
    await expect(help('09:00 to 17:30')).toBeVisible();
    for (const [name, typed, text] of [
      ['Hours', '08', 'The workshop opens at 09:00'],
      ['Hours', '17', '09:00 to 17:30'],
      ['Minutes', '45', 'The workshop closes at 17:30'],
      ['Minutes', '30', '09:00 to 17:30'],
      ['Minutes', '10', 'Appointments start every quarter of an hour'],
    ] as const) {
      await typeSection(section(name), typed);
      await expect(help(text)).toBeVisible();
    }

    await group.getByRole('button', { name: /^Choose time/ }).click();
    const popup = popupOf(page, 'Drop-off');
    const option = (name: string) =>
      popup.getByRole('option', { name, exact: true });
    await expect(option('8 hours')).toHaveAttribute('aria-disabled', 'true');
    await expect(option('17 hours')).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(option('45 minutes')).toHaveAttribute('aria-disabled', 'true');
  },
);
