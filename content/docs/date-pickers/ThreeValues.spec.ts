import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { chooseDay, fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'changes the date without the time, and the time without the date',
  async ({ stage, page }) => {
    const departure = stage.getByText(/^Leaves on|^No departure/);
    const day = fieldOf(stage, 'Day of the ferry');
    await chooseDay(page, day, 20);
    await expect(departure).toHaveText('Leaves on Saturday, June 20, at 08:45');

    const time = fieldOf(stage, 'Departure time').group;
    const part = (name: string) => time.getByRole('spinbutton', { name });
    await typeSection(part('Hours'), '11');
    await typeSection(part('Minutes'), '30');
    await expect(departure).toHaveText('Leaves on Saturday, June 20, at 11:30');
    await chooseDay(page, day, 3);
    await expect(departure).toHaveText('Leaves on Wednesday, June 3, at 11:30');
    const both = fieldOf(stage, 'Both at once');
    await expect(both.section('Day')).toHaveText('03');
    await expect(
      both.group.getByRole('spinbutton', { name: 'Hours' }),
    ).toHaveText('11');

    await time.getByRole('spinbutton', { name: 'Minutes' }).click();
    await page.keyboard.press('Delete');
    await expect(departure).toHaveText('No departure chosen');
    await typeSection(part('Minutes'), '05');
    await expect(departure).toHaveText('Leaves on Wednesday, June 3, at 11:05');
  },
);
