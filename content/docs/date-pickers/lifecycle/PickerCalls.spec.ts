import { expect, type Locator } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  clickDay,
  fieldOf,
  openPopup,
  popupOf,
} from '#tests/support/picker.ts';

/** Reads the calls since the last time. The list is emptied while the popup is closed. */
async function expectCalls(stage: Locator, calls: readonly string[]) {
  await expect(stage.getByRole('listitem')).toHaveText([...calls]);
  await stage.getByRole('button', { name: 'Clear the list' }).click();
}

testDemo(
  import.meta.url,
  'calls onChange, onAccept and onClose in this order, and only onClose without a change',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Visit');
    const popup = popupOf(page, 'Visit');
    const press = (name: string | RegExp) =>
      popup.getByRole('button', { name }).click();

    await openPopup(field, popup);
    await clickDay(popup, 14);
    await expect(popup).toHaveCount(0);
    await expectCalls(stage, [
      'onOpen',
      'onChange: 2026-10-14',
      'onAccept: 2026-10-14',
      'onClose',
    ]);

    await openPopup(field, popup);
    await clickDay(popup, 14);
    await expect(popup).toHaveCount(0);
    await expectCalls(stage, ['onOpen', 'onClose']);

    for (const leave of ['OK', 'Cancel', 'Escape']) {
      await openPopup(field, popup);
      if (leave === 'Escape') await page.keyboard.press(leave);
      else await press(leave);
      await expect(popup).toHaveCount(0);
      await expectCalls(stage, ['onOpen', 'onClose']);
    }

    await openPopup(field, popup);
    await press('Opening day');
    await expect(popup).toHaveCount(0);
    await expectCalls(stage, [
      'onOpen',
      'onChange: 2026-10-24 by Opening day',
      'onAccept: 2026-10-24',
      'onClose',
    ]);

    await openPopup(field, popup);
    await press('Clear');
    await expect(popup).toHaveCount(0);
    await expectCalls(stage, [
      'onOpen',
      'onChange: null',
      'onAccept: null',
      'onClose',
    ]);
  },
);

testDemo(
  import.meta.url,
  'calls onViewChange for a new view and when it opens again, and accepts what is typed',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Visit');
    const popup = popupOf(page, 'Visit');

    await openPopup(field, popup);
    await popup.getByRole('button', { name: /switch to year view/ }).click();
    await popup.getByRole('radio', { name: '2027' }).click();
    await popup.getByRole('button', { name: 'Cancel' }).click();
    await expect(popup).toHaveCount(0);
    await expectCalls(stage, [
      'onOpen',
      'onViewChange: year',
      'onChange: 2027-10-05',
      'onViewChange: day',
      'onChange: 2026-10-05',
      'onClose',
    ]);

    await openPopup(field, popup);
    await popup.getByRole('button', { name: /switch to year view/ }).click();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await openPopup(field, popup);
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expectCalls(stage, [
      'onOpen',
      'onViewChange: year',
      'onClose',
      'onOpen',
      'onViewChange: day',
      'onClose',
    ]);

    await field.section('Day').click();
    await page.keyboard.press('1');
    await expect(field.section('Day')).toHaveText('01');
    await expect(stage.getByRole('listitem')).toHaveText([
      'onChange: 2026-10-01',
      'onAccept: 2026-10-01',
      'onError: minDate',
    ]);
  },
);
