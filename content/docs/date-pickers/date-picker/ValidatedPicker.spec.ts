import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  clickDay,
  dayOf,
  fieldOf,
  popupOf,
  typeSection,
} from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'says why a typed date is wrong, and disables such days in the calendar',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Swimming lesson');
    const help = (text: string) => stage.getByText(text, { exact: true });
    await expect(help('Closed on Mondays')).toBeVisible();
    for (const [section, typed, text] of [
      ['Day', '16', 'June 1 to August 31, not on Mondays'],
      ['Month', '05', 'The pool opens on June 1'],
      ['Month', '09', 'The pool closes on August 31'],
      ['Day', '31', 'This date does not exist'],
      ['Month', '08', 'Closed on Mondays'],
    ] as const) {
      await typeSection(field.section(section), typed);
      await expect(help(text)).toBeVisible();
    }

    await field.button.click();
    const popup = popupOf(page, 'Swimming lesson');
    await expect(
      popup.getByRole('grid', { name: 'August 2026' }),
    ).toBeVisible();
    await expect(dayOf(popup, 24)).toBeDisabled();
    await expect(
      popup.getByRole('button', { name: 'Next month' }),
    ).toBeDisabled();
    await clickDay(popup, 25);
    await expect(popup).toHaveCount(0);
    await expect(help('June 1 to August 31, not on Mondays')).toBeVisible();
  },
);
