import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  dayOf,
  fieldOf,
  monthStands,
  openPopup,
  popupOf,
  typeSection,
} from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'blocks weekends and holidays, also for a value with a time, and over the new year',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Delivery');
    const help = (text: string) => stage.getByText(text, { exact: true });
    const open = 'Monday to Friday, not on holidays';
    const closed = 'The warehouse is closed on this day';
    await expect(help(open)).toBeVisible();
    for (const [day, text] of [
      ['24', closed],
      ['26', closed],
      ['28', open],
    ] as const) {
      await typeSection(field.section('Day'), day);
      await expect(help(text)).toBeVisible();
    }

    const popup = popupOf(page, 'Delivery');
    await openPopup(field, popup);
    await expect(dayOf(popup, 25)).toBeDisabled();
    await expect(dayOf(popup, 27)).toBeDisabled();
    await popup.getByRole('button', { name: 'Next month' }).click();
    await monthStands(popup, 'January 2027');
    await expect(dayOf(popup, 1)).toBeDisabled();
    await expect(dayOf(popup, 4)).toBeEnabled();
  },
);
