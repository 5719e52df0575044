import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { chooseDay, fieldOf, typeDate } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'sends one request for a typed date, none for a forbidden one, and goes back when the server refuses',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Appointment');
    const status = stage.getByRole('alert');
    await chooseDay(page, field, 10);
    await expect(status).toHaveText('Saved: December 10. Requests: 1');

    await chooseDay(page, field, 25);
    await expect(status).toHaveText(
      'The clinic is closed on this day. Requests: 2',
    );
    await expect(field.input).toHaveValue('12/10/2026');

    await typeDate(field, '11/30/2026');
    await typeDate(field, '01/15/2027');
    await expect(status).toHaveText('Saved: January 15. Requests: 3');
    await expect(field.input).toHaveValue('01/15/2027');

    await chooseDay(page, field, 15);
    await expect(status).toHaveText('Saved: January 15. Requests: 3');
  },
);
