import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'explains each error, and an empty section, which is none of them',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Inspection');
    const minutes = field.group.getByRole('spinbutton', { name: 'Minutes' });
    const help = (text: string) => stage.getByText(text, { exact: true });
    await expect(help('November, every ten minutes')).toBeVisible();
    await expect(field.group).toHaveAttribute('aria-invalid', 'false');

    await typeSection(minutes, '25');
    await expect(help('Use one of the suggested minutes')).toBeVisible();
    await typeSection(field.section('Day'), '01');
    await expect(help('This day is too early')).toBeVisible();
    await typeSection(field.section('Day'), '31');
    await expect(help('This date or time does not exist')).toBeVisible();

    await field.section('Day').click();
    await page.keyboard.press('Delete');
    await expect(help('Fill in the date and the time')).toBeVisible();
    await expect(field.group).toHaveAttribute('aria-invalid', 'true');
    await typeSection(field.section('Day'), '30');
    await typeSection(minutes, '40');
    await expect(help('November, every ten minutes')).toBeVisible();
    await expect(field.group).toHaveAttribute('aria-invalid', 'false');
  },
);
