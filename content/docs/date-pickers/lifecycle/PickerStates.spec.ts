import { expect, type Locator, type Page } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  clickButton,
  clickDay,
  fieldOf,
  openPopup,
  popupOf,
  pressKeys,
  typeSection,
} from '#tests/support/picker.ts';

function partsOf(stage: Locator, page: Page) {
  const field = fieldOf(stage, 'Rehearsal');
  const popup = popupOf(page, 'Rehearsal');
  const figure = stage.getByRole('list', { name: 'States of the picker' });
  const current = figure.locator('[aria-current="step"]');
  const status = stage.getByRole('status').locator('p');
  return {
    field,
    popup,
    status,
    open: () => openPopup(field, popup),
    /** The only current state, as it is read: its name, then its view or what leads to it. */
    expectState: (name: string, detail: string) =>
      expect(current).toHaveText([new RegExp(`${name}${detail}$`)]),
    expectDates: (value: string, accepted: string) =>
      expect(status.first()).toHaveText(
        `Value: ${value}. Accepted: ${accepted}.`,
      ),
    expectCalls: (...calls: readonly string[]) =>
      expect(status.last()).toHaveText(`Calls: ${calls.join(', ')}`),
  };
}

testDemo(
  import.meta.url,
  'goes from closed to open to changed, accepts on OK and on Escape, and cancels on Cancel',
  async ({ stage, page }) => {
    const { popup, open, expectState, expectDates, expectCalls } = partsOf(
      stage,
      page,
    );
    await expectState('Closed', 'No change');
    await expectDates('2026-10-05', '2026-10-05');

    for (const [day, leave, ending, detail, before, after] of [
      [14, 'OK', 'Accepted', 'onAccept', '2026-10-05', '2026-10-14'],
      [20, 'Cancel', 'Canceled', 'onClose only', '2026-10-14', '2026-10-14'],
      [21, 'Escape', 'Accepted', 'onAccept', '2026-10-14', '2026-10-21'],
    ] as const) {
      await open();
      await expectState('Open', 'View: day');
      await clickDay(popup, day);
      await expectState('Changed', 'View: day');
      await expectDates(`2026-10-${day}`, before);
      if (leave === 'Escape') await page.keyboard.press(leave);
      else await clickButton(popup, leave);
      await expectState(ending, detail);
      await expectDates(after, after);
      await expectCalls(
        'onOpen()',
        `onChange(2026-10-${day})`,
        leave === 'Cancel' ? `onChange(${after})` : `onAccept(${after})`,
        'onClose()',
      );
      await expect(popup).toHaveCount(0);
    }

    for (const leave of ['OK', 'Cancel', 'Escape']) {
      await open();
      await expectState('Open', 'View: day');
      if (leave === 'Escape') await page.keyboard.press(leave);
      else await clickButton(popup, leave);
      await expectState('Closed', 'No change');
      await expect(popup).toHaveCount(0);
    }
    await expectDates('2026-10-21', '2026-10-21');
    await expectCalls('onOpen()', 'onClose()', 'onOpen()', 'onClose()');
  },
);

testDemo(
  import.meta.url,
  'follows the view, and takes the accepted day chosen again for a cancellation',
  async ({ stage, page }) => {
    const { popup, open, expectState, expectDates, expectCalls } = partsOf(
      stage,
      page,
    );
    await open();
    await popup.getByRole('button', { name: /switch to year view/ }).click();
    await expectState('Open', 'View: year');
    await popup.getByRole('radio', { name: '2027' }).click();
    await expectState('Changed', 'View: day');
    await popup.getByRole('button', { name: 'Cancel' }).click();
    await expectState('Canceled', 'onClose only');
    await expectDates('2026-10-05', '2026-10-05');
    await expect(popup).toHaveCount(0);

    await open();
    await popup.getByRole('button', { name: /switch to year view/ }).click();
    await page.keyboard.press('Escape');
    await expectState('Closed', 'No change');
    await expect(popup).toHaveCount(0);
    await open();
    await expectState('Open', 'View: day');

    await clickDay(popup, 8);
    await expectState('Changed', 'View: day');
    await clickDay(popup, 5);
    await expectState('Open', 'View: day');
    await clickButton(popup, 'OK');
    await expectState('Canceled', 'onClose only');
    await expectCalls(
      'onViewChange(day)',
      'onChange(2026-10-08)',
      'onChange(2026-10-05)',
      'onClose()',
    );
  },
);

testDemo(
  import.meta.url,
  'accepts what is typed at once, an invalid date too, and a chosen day without OK if it closes',
  async ({ stage, page }) => {
    const { field, popup, open, expectState, expectDates, expectCalls } =
      partsOf(stage, page);
    await typeSection(field.section('Day'), '31');
    await expectState('Accepted', 'onAccept');
    await expectDates('2026-10-31', '2026-10-31');
    await field.section('Month').click();
    await pressKeys(page, 'ArrowUp');
    await expect(field.section('Month')).toHaveText('11');
    await expectState('Accepted', 'onAccept');
    await expectDates('invalid date', 'invalid date');
    await pressKeys(page, 'ArrowUp');
    await expect(field.section('Month')).toHaveText('12');
    await expectDates('2026-12-31', '2026-12-31');

    await stage
      .getByRole('switch', { name: 'Close when a day is chosen' })
      .click();
    for (const [detail, ...calls] of [
      ['onAccept', 'onChange(2026-12-07)', 'onAccept(2026-12-07)', 'onClose()'],
      ['No change', 'onClose()', 'onOpen()', 'onClose()'],
    ] as const) {
      await open();
      await expect(popup.getByRole('button', { name: 'OK' })).toHaveCount(0);
      await clickDay(popup, 7);
      await expectState(detail === 'onAccept' ? 'Accepted' : 'Closed', detail);
      await expect(stage.getByRole('status')).toContainText(calls.join(', '));
      await expect(popup).toHaveCount(0);
    }
    await expectCalls(
      'onAccept(2026-12-07)',
      'onClose()',
      'onOpen()',
      'onClose()',
    );
  },
);
