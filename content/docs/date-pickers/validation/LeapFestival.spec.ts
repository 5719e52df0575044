import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  clickDay,
  dayOf,
  fieldOf,
  openPopup,
  popupOf,
  typeSection,
} from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'allows both limits and February 29 between them, whatever the time of the value',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Festival day');
    const help = (text: string) => stage.getByText(text, { exact: true });
    await expect(help('February 28 to March 1')).toBeVisible();

    const popup = popupOf(page, 'Festival day');
    await openPopup(field, popup);
    await expect(dayOf(popup, 27)).toBeDisabled();
    await expect(
      popup.getByRole('button', { name: 'Previous month' }),
    ).toBeDisabled();
    await clickDay(popup, 29);
    await expect(popup).toHaveCount(0);
    await expect(field.input).toHaveValue('02/29/2028');
    await expect(help('February 28 to March 1')).toBeVisible();

    await typeSection(field.section('Day'), '27');
    await expect(help('minDate')).toBeVisible();
    await typeSection(field.section('Month'), '03');
    await expect(help('maxDate')).toBeVisible();
    await typeSection(field.section('Day'), '01');
    await expect(help('February 28 to March 1')).toBeVisible();
  },
);
