import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeDate, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'waits with the message until the form is sent, and never saves a wrong date',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'First day');
    const help = (text: string) => stage.getByText(text, { exact: true });
    const enroll = stage.getByRole('button', { name: 'Enroll' });
    const saved = stage.getByRole('alert');
    await expect(help('From February 1, 2027')).toBeVisible();

    await enroll.click();
    await expect(help('Enter a complete, existing date')).toBeVisible();
    await expect(field.group).toHaveAttribute('aria-invalid', 'true');
    await expect(field.section('Month')).toBeFocused();

    // The hidden input must not keep the focus when it was in another section before.
    await typeSection(field.section('Month'), '01');
    await expect(field.section('Day')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field.section('Month')).toBeFocused();

    await typeDate(field, '01/31/2027');
    await expect(help('This day is too early')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(saved).toHaveCount(0);

    await typeSection(field.section('Month'), '03');
    await enroll.click();
    await expect(saved).toHaveText('Saved: 2027-03-31');
    await typeSection(field.section('Month'), '02');
    await expect(field.input).toHaveValue('02/31/2027');
    await enroll.click();
    await expect(help('Enter a complete, existing date')).toBeVisible();
    await expect(saved).toHaveCount(0);
  },
);
