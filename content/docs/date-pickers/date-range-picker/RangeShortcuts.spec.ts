import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickButton, fieldOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'sets both dates with one click and closes, and empties the field',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Sales report');
    const popup = page.getByRole('dialog');
    for (const [name, value] of [
      ['Last quarter', '04/01/2026 – 06/30/2026'],
      ['Last 30 days', '06/01/2026 – 06/30/2026'],
      ['Everything', ''],
      ['Year so far', '01/01/2026 – 06/30/2026'],
      ['Year so far', '01/01/2026 – 06/30/2026'],
    ] as const) {
      await field.button.click();
      await clickButton(popup, name);
      await expect(popup).toHaveCount(0);
      await expect(field.input).toHaveValue(value);
    }
  },
);
