import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'reports the date for a wrong day and the time for a wrong hour, over the new year',
  async ({ stage }) => {
    const field = fieldOf(stage, 'Restart of the server');
    const hours = field.group.getByRole('spinbutton', { name: 'Hours' });
    const help = (error: string) =>
      stage.getByText(`Error: ${error}`, { exact: true });
    await expect(help('none')).toBeVisible();
    await typeSection(hours, '21');
    await expect(help('minTime')).toBeVisible();
    await typeSection(field.section('Day'), '30');
    await expect(help('minDate')).toBeVisible();

    await typeSection(field.section('Day'), '01');
    await typeSection(field.section('Month'), '01');
    await typeSection(field.section('Year'), '2027');
    await expect(help('maxTime')).toBeVisible();
    await typeSection(hours, '03');
    await expect(help('none')).toBeVisible();
    await typeSection(field.section('Day'), '02');
    await expect(help('maxDate')).toBeVisible();
  },
);
