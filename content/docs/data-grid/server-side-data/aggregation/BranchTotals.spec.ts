import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'counts a place and everything below it',
  async ({ stage }) => {
    const staff = (name: string) =>
      stage
        .locator('.MuiDataGrid-row')
        .filter({ hasText: new RegExp(`^${name}`) })
        .locator('[data-field="staff"]');
    const sum = async (names: string[]) => {
      const texts = await Promise.all(
        names.map((name) => staff(name).innerText()),
      );
      return texts.reduce((all, text) => all + Number(text), 0);
    };
    await expect(staff('Africa')).not.toBeEmpty();
    const africa = Number(await staff('Africa').innerText());
    await stage
      .locator('.MuiDataGrid-row')
      .filter({ hasText: /^Africa/ })
      .getByRole('button')
      .click();
    await expect(staff('Morocco')).toBeVisible();
    // The region itself has 16 people.
    expect(await sum(['Kenya', 'Morocco'])).toBe(africa - 16);
    await expect(
      stage.locator(
        '[data-id="auto-generated-group-footer-root"] [data-field="staff"]',
      ),
    ).not.toBeEmpty();
  },
);
