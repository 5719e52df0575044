import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'sends UTC, whatever the zone of the computer is, and nothing for an incomplete time',
  async ({ stage, page }) => {
    const { group } = fieldOf(stage, 'Alarm');
    const sent = stage.getByText(/^To the server:/);
    await expect(sent).toHaveText('To the server: 2026-07-04T13:30:00.000Z');
    const local = await page.evaluate(() => {
      const date = new Date('2026-07-04T13:30:00Z');
      return String(date.getHours()).padStart(2, '0');
    });
    const hours = group.getByRole('spinbutton', { name: 'Hours' });
    await expect(hours).toHaveText(local);

    const minutes = group.getByRole('spinbutton', { name: 'Minutes' });
    await minutes.click();
    await page.keyboard.press('ArrowUp');
    await expect(sent).toHaveText('To the server: 2026-07-04T13:31:00.000Z');
    await minutes.click();
    await page.keyboard.press('Delete');
    await expect(sent).toHaveText('To the server: nothing');
  },
);
