import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  clickDay,
  fieldOf,
  openPopup,
  popupOf,
} from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'opens at the reference month, takes the missing year and time from it, and sets no value',
  async ({ stage, page }) => {
    const launch = fieldOf(stage, 'Launch');
    await expect(launch.input).toHaveValue('');
    const popup = popupOf(page, 'Launch');
    await openPopup(launch, popup);
    await expect(popup.getByRole('grid', { name: 'May 2031' })).toBeVisible();
    await clickDay(popup, 9);
    await expect(popup).toHaveCount(0);
    await expect(stage.getByText(/^Launch: /)).toHaveText(
      'Launch: 2031-05-09 12:30',
    );

    const jubilee = fieldOf(stage, 'Jubilee');
    await jubilee.section('Month').click();
    await page.keyboard.press('ArrowUp');
    await expect(jubilee.section('Month')).toHaveText('January');
    await expect(stage.getByText(/^Jubilee: /)).toHaveText('Jubilee: empty');
    await jubilee.section('Day').click();
    await page.keyboard.press('ArrowUp');
    await expect(stage.getByText(/^Jubilee: /)).toHaveText(
      'Jubilee: 2031-01-01 12:30',
    );
  },
);
