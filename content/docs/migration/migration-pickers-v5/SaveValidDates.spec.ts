import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'saves a date that is whole and allowed, and keeps the last one otherwise',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Delivery');
    const received = stage.getByText(/^onChange got/);
    const saved = stage.getByText(/^Saved/);
    await expect(received).toHaveText('onChange got nothing yet');
    await typeSection(field.section('Day'), '20');
    await expect(received).toHaveText('onChange got 2026-04-20, error: null');
    await expect(saved).toHaveText('Saved: 2026-04-20');

    await field.section('Day').click();
    await page.keyboard.press('Delete');
    await expect(field.input).toHaveValue('04/DD/2026');
    await expect(received).toHaveText('onChange got null, error: null');
    await expect(saved).toHaveText('Saved: 2026-04-20');

    await typeSection(field.section('Month'), '03');
    await typeSection(field.section('Day'), '31');
    await expect(received).toHaveText(
      'onChange got 2026-03-31, error: minDate',
    );
    await expect(saved).toHaveText('Saved: 2026-04-20');

    await field.section('Month').click();
    await page.keyboard.press('ArrowUp');
    await expect(received).toHaveText(
      'onChange got an invalid date, error: invalidDate',
    );
    await expect(saved).toHaveText('Saved: 2026-04-20');

    await typeSection(field.section('Day'), '15');
    await expect(saved).toHaveText('Saved: 2026-04-15');
  },
);
