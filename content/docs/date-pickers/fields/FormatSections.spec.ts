import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, paste } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'has one spin button for each token, and takes the name of a month and its number',
  async ({ stage, page }) => {
    const { group, section } = fieldOf(stage, 'Harvest');
    const sections = group.getByRole('spinbutton');
    await expect(sections).toHaveText(['Wednesday', 'September', '02', '2026']);
    await section('Month').click();
    await page.keyboard.press('o');
    await expect(section('Month')).toHaveText('October');
    await expect(sections.first()).toHaveText('Friday');

    await stage.getByRole('combobox', { name: 'Format' }).click();
    await page.getByRole('option', { name: 'MM/DD/YYYY' }).click();
    await expect(sections).toHaveText(['10', '02', '2026']);
    await section('Month').click();
    await page.keyboard.press('s');
    await expect(section('Month')).toHaveText('09');
  },
);

testDemo(
  import.meta.url,
  'asks a phone for letters where a section has names, and for digits elsewhere',
  async ({ stage, page }) => {
    const { group, section } = fieldOf(stage, 'Harvest');
    const modes = () =>
      group
        .getByRole('spinbutton')
        .evaluateAll((all) => all.map((one) => one.getAttribute('inputmode')));
    await expect.poll(modes).toEqual(['text', 'text', 'numeric', 'numeric']);

    await stage.getByRole('combobox', { name: 'Format' }).click();
    await page.getByRole('option', { name: 'YYYY-MM-DD' }).click();
    await expect(section('Year')).toHaveText('2026');
    await expect.poll(modes).toEqual(['numeric', 'numeric', 'numeric']);
  },
);

testDemo(
  import.meta.url,
  'shows words in brackets in order from left to right only',
  async ({ stage, page, direction }) => {
    const { group } = fieldOf(stage, 'Harvest');
    await stage.getByRole('combobox', { name: 'Format' }).click();
    await page.getByRole('option', { name: '[Week of] MMM D' }).click();
    const text = () =>
      group
        .locator('.MuiPickersSectionList-root')
        .evaluate((list) => list.textContent?.replace(/[\u2066\u2069]/g, ''));
    await expect
      .poll(text)
      .toBe(direction === 'rtl' ? '02 Sep of] [Week' : 'Week of Sep 02');
  },
);

testDemo(
  import.meta.url,
  'is emptied by a pasted date with the name of the day, and takes one of numbers',
  async ({ stage, page }) => {
    const { group, input, section } = fieldOf(stage, 'Harvest');
    const sections = group.getByRole('spinbutton');
    await section('Month').click();
    await paste(section('Month'), 'Friday, October 2, 2026');
    await expect(input).toHaveValue('');

    await stage.getByRole('combobox', { name: 'Format' }).click();
    await page.getByRole('option', { name: 'MM/DD/YYYY' }).click();
    await expect(sections).toHaveText(['MM', 'DD', 'YYYY']);
    await section('Month').click();
    await paste(section('Month'), '10/02/2026');
    await expect(sections).toHaveText(['10', '02', '2026']);
  },
);
