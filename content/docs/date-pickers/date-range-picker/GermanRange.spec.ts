import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickDayOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'has German formats and names, and weeks that start on Monday',
  async ({ stage, page }) => {
    const field = stage.getByRole('group', { name: 'Mietdauer' });
    await expect(field.locator('input')).toHaveValue('17.04.2026 – 24.04.2026');
    await typeSection(
      field.getByRole('spinbutton', { name: 'Monat' }).nth(1),
      '05',
    );
    await expect(field.locator('input')).toHaveValue('17.04.2026 – 24.05.2026');
    await field.getByRole('button').click();
    const popup = page.getByRole('dialog');
    await expect(popup.getByRole('columnheader').first()).toHaveAccessibleName(
      'Montag',
    );
    await clickDayOf(popup, 'April 2026', 20);
    await clickDayOf(popup, 'Mai 2026', 1);
    await expect(popup).toHaveCount(0);
    await expect(field.locator('input')).toHaveValue('20.04.2026 – 01.05.2026');
  },
);
