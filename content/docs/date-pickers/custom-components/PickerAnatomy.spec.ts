import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

/** Each picker with its slots, and with what each slot renders. */
const parts = {
  Date: {
    layout: '.MuiPickersLayout-root',
    toolbar: '.MuiDatePickerToolbar-root',
    calendarHeader: '.MuiPickersCalendarHeader-root',
    switchViewButton: '.MuiPickersCalendarHeader-switchViewButton',
    switchViewIcon: '.MuiPickersCalendarHeader-switchViewIcon',
    previousIconButton: '[aria-label="Previous month"]',
    nextIconButton: '[aria-label="Next month"]',
    day: '.MuiPickersDay-root',
    actionBar: '.MuiPickersLayout-actionBar',
  },
  Time: {
    layout: '.MuiPickersLayout-root',
    toolbar: '.MuiTimePickerToolbar-root',
    previousIconButton: '[aria-label="Open previous view"]',
    nextIconButton: '[aria-label="Open next view"]',
    actionBar: '.MuiPickersLayout-actionBar',
  },
  'Date and time': {
    layout: '.MuiPickersLayout-root',
    toolbar: '.MuiDateTimePickerToolbar-root',
    tabs: '.MuiDateTimePickerTabs-root',
    calendarHeader: '.MuiPickersCalendarHeader-root',
    switchViewButton: '.MuiPickersCalendarHeader-switchViewButton',
    switchViewIcon: '.MuiPickersCalendarHeader-switchViewIcon',
    previousIconButton: '[aria-label="Previous month"]',
    nextIconButton: '[aria-label="Next month"]',
    day: '.MuiPickersDay-root',
    actionBar: '.MuiPickersLayout-actionBar',
  },
  'Date range': {
    layout: '.MuiPickersLayout-root',
    toolbar: '.MuiDateRangePickerToolbar-root',
    calendarHeader: '.MuiPickersCalendarHeader-root',
    previousIconButton: '[aria-label="Previous month"]',
    nextIconButton: '[aria-label="Next month"]',
    day: '.MuiDateRangePickerDay-root',
    actionBar: '.MuiPickersLayout-actionBar',
  },
  Field: {
    textField: '.MuiPickersTextField-root',
    inputAdornment: '.MuiInputAdornment-root',
    openPickerButton: '[aria-label^="Choose date"]',
    openPickerIcon: '[aria-label^="Choose date"] svg',
  },
};

testDemo(
  import.meta.url,
  'outlines the part of each slot, and no other part',
  async ({ stage }) => {
    const choices = stage.getByRole('group', { name: 'Picker', exact: true });
    const slots = stage.getByRole('group', { name: 'Slot', exact: true });
    for (const [picker, selectors] of Object.entries(parts)) {
      await choices.getByRole('button', { name: picker, exact: true }).click();
      await expect(slots.getByRole('button')).toHaveText(
        Object.keys(selectors),
      );
      for (const [slot, selector] of Object.entries(selectors)) {
        const button = slots.getByRole('button', { name: slot, exact: true });
        if ((await button.getAttribute('aria-pressed')) === 'false') {
          await button.click();
        }
        await expect(button).toHaveAttribute('aria-pressed', 'true');
        const all = await stage.locator(selector).count();
        expect(all, slot).toBeGreaterThan(0);
        await expect(stage.locator(`${selector}.marked`)).toHaveCount(all);
        await expect(stage.locator('.marked')).toHaveCount(all);
      }
    }
    // A second press keeps the choice.
    await slots.getByRole('button', { name: 'openPickerIcon' }).click();
    await expect(stage.locator('.marked')).toHaveCount(1);
  },
);

testDemo(
  import.meta.url,
  'keeps the slot that the next picker has too',
  async ({ stage }) => {
    const choose = (name: string) =>
      stage.getByRole('button', { name, exact: true }).click();
    const pressed = stage
      .getByRole('group', { name: 'Slot', exact: true })
      .locator('[aria-pressed="true"]');
    await choose('day');
    await choose('Date range');
    await expect(pressed).toHaveText('day');
    await choose('Time');
    await expect(pressed).toHaveText('layout');
    await choose('Field');
    await expect(pressed).toHaveText('textField');
  },
);
