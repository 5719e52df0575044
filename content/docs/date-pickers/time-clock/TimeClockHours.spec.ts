import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has one ring and two buttons with 12 hours, and two rings with 24',
  async ({ stage }) => {
    const [twelve, full] = [
      stage.getByRole('listbox').nth(0),
      stage.getByRole('listbox').nth(1),
    ];
    await expect(twelve.getByRole('option')).toHaveCount(12);
    await expect(full.getByRole('option')).toHaveCount(24);
    await stage.getByRole('button', { name: 'AM' }).click();
    await expect(twelve).toHaveAccessibleName(/is 06:00 AM$/);
    const face = stage.locator('.MuiClock-squareMask').nth(1);
    await face.click({ position: { x: 160, y: 110 } });
    await expect(full).toHaveAccessibleName(/is 15:00$/);
    await face.click({ position: { x: 205, y: 110 } });
    await expect(full).toHaveAccessibleName(/is 03:00$/);
  },
);
