import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickButton, fieldOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'calculates periods over the end of the year, and empties both dates',
  async ({ stage, page }) => {
    const { group, input } = fieldOf(stage, 'Period of the report');
    const popup = page.getByRole('dialog');
    for (const [name, text] of [
      ['Last 7 days', '12/30/2026 – 01/05/2027'],
      ['Last month', '12/01/2026 – 12/31/2026'],
      ['Last year', '01/01/2026 – 12/31/2026'],
      ['Reset', ''],
    ] as const) {
      await group.getByRole('button', { name: /^Choose range/ }).click();
      await clickButton(popup, name);
      await expect(popup).toHaveCount(0);
      await expect(input).toHaveValue(text);
    }
  },
);
