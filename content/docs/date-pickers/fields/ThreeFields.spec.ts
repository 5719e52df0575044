import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  fieldOf,
  pressKeys,
  sectionsFromLeft,
  typeSection,
} from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'moves on after a full section, steps with the keys, and wraps around at the end',
  async ({ stage, page }) => {
    const day = fieldOf(stage, 'Day');
    await day.section('Month').click();
    for (const [key, text] of [
      ['End', '12'],
      ['ArrowUp', '01'],
      ['ArrowDown', '12'],
      ['PageUp', '05'],
      ['Home', '01'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(day.section('Month')).toHaveText(text);
    }
    // Proves: A digit that cannot be the first of two ends the section.
    await page.keyboard.press('4');
    await expect(day.section('Day')).toBeFocused();
    await page.keyboard.press('3');
    await expect(day.section('Day')).toHaveText('03');
    await expect(day.section('Day')).toBeFocused();
    await page.keyboard.press('0');
    await expect(day.section('Year')).toBeFocused();
    await expect(day.input).toHaveValue('04/30/2026');

    const time = fieldOf(stage, 'Time').group;
    await time.getByRole('spinbutton', { name: 'Meridiem' }).click();
    await page.keyboard.press('a');
    await expect(time.locator('input')).toHaveValue('02:45 AM');
  },
);

testDemo(
  import.meta.url,
  'orders the parts between spaces by direction, and leads to the right with keys and digits',
  async ({ stage, page, direction }) => {
    const isRtl = direction === 'rtl';
    const day = fieldOf(stage, 'Day');
    expect(await sectionsFromLeft(day)).toEqual(['Month', 'Day', 'Year']);
    await expect(day.input).toHaveValue('05/09/2026');

    const date = ['Month', 'Day', 'Year'];
    const time = ['Hours', 'Minutes'];
    const seen = isRtl
      ? ['Meridiem', ...time, ...date]
      : [...date, ...time, 'Meridiem'];
    const takeoff = fieldOf(stage, 'Takeoff');
    expect(await sectionsFromLeft(takeoff)).toEqual(seen);
    const sections = takeoff.group.getByRole('spinbutton');
    await sections.first().click();
    for (const name of seen.slice(1)) {
      await pressKeys(page, 'ArrowRight');
      await expect(page.locator(':focus')).toHaveAccessibleName(name);
    }
    await pressKeys(page, 'ArrowRight');
    await expect(sections.last()).toBeFocused();
    for (const name of seen.toReversed().slice(1)) {
      await pressKeys(page, 'ArrowLeft');
      await expect(page.locator(':focus')).toHaveAccessibleName(name);
    }
    await typeSection(takeoff.section('Minutes'), '30');
    await expect(takeoff.section(isRtl ? 'Month' : 'Meridiem')).toBeFocused();
    await expect(takeoff.input).toHaveValue(
      isRtl
        ? 'PM\u2069 \u206602:30\u2069 \u206605/09/2026'
        : '05/09/2026 02:30 PM',
    );
  },
);
