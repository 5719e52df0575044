import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  fieldOf,
  pressKeys,
  sectionsFromLeft,
  typeDate,
  typeRange,
  typeSection,
} from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'takes two moments in one input, empties a half one when the other is complete, and keeps two inputs apart',
  async ({ stage, page }) => {
    const single = fieldOf(stage, 'Outage');
    await typeRange(single, '12/31/2026', '01/01/2027');
    await expect(single.input).toHaveValue(
      '12/31/2026 hh:mm aa – 01/01/2027 hh:mm aa',
    );
    await typeSection(single.section('Hours').nth(1), '06');
    await typeSection(single.section('Minutes').nth(1), '45');
    await single.section('Meridiem').nth(1).click();
    await page.keyboard.press('a');
    await expect(single.input).toHaveValue(
      'MM/DD/YYYY hh:mm aa – 01/01/2027 06:45 AM',
    );

    const leaves = fieldOf(stage, 'Leaves port');
    const arrives = fieldOf(stage, 'Arrives in port');
    await typeDate(arrives, '02/29/2028');
    await expect(arrives.input).toHaveValue('02/29/2028 hh:mm aa');
    await expect(leaves.input).toHaveValue('');
  },
);

testDemo(
  import.meta.url,
  'has the start on the left of one input, also from right to left, and two inputs in the direction of the text',
  async ({ stage, page, direction }) => {
    const isRtl = direction === 'rtl';
    const moment = isRtl
      ? ['Meridiem', 'Hours', 'Minutes', 'Month', 'Day', 'Year']
      : ['Month', 'Day', 'Year', 'Hours', 'Minutes', 'Meridiem'];
    const single = fieldOf(stage, 'Outage');
    expect(await sectionsFromLeft(single)).toEqual([...moment, ...moment]);
    // The first six sections belong to the start: they come first in the value.
    const sections = single.group.getByRole('spinbutton');
    await typeSection(single.section('Month').first(), '12');
    await expect(single.input).toHaveValue(/^[^–]*12[^–]*–[^–]*$/);
    await sections.nth(5).click();
    await pressKeys(page, 'ArrowRight');
    await expect(sections.nth(6)).toBeFocused();

    const leaves = fieldOf(stage, 'Leaves port');
    const arrives = fieldOf(stage, 'Arrives in port');
    for (const each of [leaves, arrives]) {
      expect(await sectionsFromLeft(each)).toEqual(moment);
    }
    const [start, end] = await Promise.all(
      [leaves, arrives].map(({ group }) =>
        group.evaluate((node) => node.getBoundingClientRect().left),
      ),
    );
    expect(Number(start) > Number(end)).toBe(isRtl);
    await leaves.group.getByRole('spinbutton').last().click();
    await pressKeys(page, 'ArrowRight');
    await expect(leaves.group.getByRole('spinbutton').last()).toBeFocused();
  },
);
