import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'names a component for each value and interaction, and keeps the choice when it is pressed again',
  async ({ stage }) => {
    const toggle = (group: string, name: string) =>
      stage
        .getByRole('group', { name: group })
        .getByRole('button', { name, exact: true });
    const answer = (text: string) => stage.getByText(text, { exact: true });
    for (const [value, interaction, name] of [
      ['Date', 'Field', 'DateField'],
      ['Date', 'Always open', 'DateCalendar'],
      ['Time', 'Field', 'TimeField'],
      ['Time', 'Field and popup', 'TimePicker'],
      ['Time', 'Always open', 'DigitalClock'],
      ['Range', 'Field', 'SingleInputDateRangeField'],
      ['Range', 'Field and popup', 'DateRangePicker'],
      ['Range', 'Always open', 'DateRangeCalendar'],
      ['Date', 'Field and popup', 'DatePicker'],
    ] as const) {
      const kind = toggle('Value', value);
      if ((await kind.getAttribute('aria-pressed')) !== 'true') {
        await kind.click();
      }
      const style = toggle('Interaction', interaction);
      if ((await style.getAttribute('aria-pressed')) !== 'true') {
        await style.click();
      }
      await expect(answer(name)).toBeVisible();
    }

    await toggle('Value', 'Date').click();
    await expect(answer('DatePicker')).toBeVisible();
    await expect(fieldOf(stage, 'Try it').input).toHaveValue('09/14/2026');
  },
);
