import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  fieldOf,
  openPopup,
  popupOf,
  typeSection,
} from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'closes an hour at noon, and closes earlier on Fridays than on Thursdays',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Consultation');
    const hours = field.group.getByRole('spinbutton', { name: 'Hours' });
    const help = (text: string) => stage.getByText(text, { exact: true });
    const open = '08:00 to 18:00, Fridays to 15:00';
    const closed = 'shouldDisableTime-hours';
    for (const [hour, text] of [
      ['12', closed],
      ['13', open],
      ['16', closed],
    ] as const) {
      await typeSection(hours, hour);
      await expect(help(text)).toBeVisible();
    }
    await typeSection(field.section('Day'), '17');
    await expect(help(open)).toBeVisible();

    const popup = popupOf(page, 'Consultation');
    await openPopup(field, popup);
    const option = (name: string) =>
      popup.getByRole('option', { name, exact: true });
    await expect(option('12 hours')).toHaveAttribute('aria-disabled', 'true');
    await expect(option('16 hours')).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
);
