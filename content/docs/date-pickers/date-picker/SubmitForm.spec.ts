import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeDate } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'submits by button and by Enter, and never an incomplete or impossible date',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Birthday');
    const sent = stage.getByRole('alert');
    const send = stage.getByRole('button', { name: 'Send' });
    await send.click();
    await expect(sent).toHaveText('FormData: 11/23/1994, state: 1994-11-23');
    await typeDate(field, '03/05/1988');
    await page.keyboard.press('Enter');
    await expect(sent).toHaveText('FormData: 03/05/1988, state: 1988-03-05');

    await typeDate(field, '02/31');
    await send.click();
    await expect(sent).toHaveText('Not sent: the date is not complete');
    await field.section('Year').click();
    await page.keyboard.press('Delete');
    await expect(field.input).toHaveValue('02/31/YYYY');
    await send.click();
    await expect(sent).toHaveText('Not sent: the date is not complete');
  },
);
