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
  'rejects a year in the future, in the field and in the list of years',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Date of birth');
    const help = (text: string) => stage.getByText(text, { exact: true });
    await expect(help('As in the passport')).toBeVisible();

    await typeSection(field.section('Year'), '2096');
    await expect(field.input).toHaveValue('02/29/2096');
    await expect(help('This date is in the future')).toBeVisible();

    await typeSection(field.section('Year'), '2000');
    await expect(help('As in the passport')).toBeVisible();
    const popup = popupOf(page, 'Date of birth');
    await openPopup(field, popup);
    await popup.getByRole('button', { name: /switch to year view/ }).click();
    await expect(popup.getByRole('radio', { name: '2096' })).toBeDisabled();
    await expect(popup.getByRole('radio', { name: '1996' })).toBeEnabled();
  },
);
