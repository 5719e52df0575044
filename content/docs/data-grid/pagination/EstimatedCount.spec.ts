import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'names the estimate while it is plausible, and goes on when it was too low',
  async ({ stage }) => {
    const next = stage.getByRole('button', { name: 'Go to next page' });
    const labels = [
      '1–5 of around 20',
      '6–10 of around 20',
      '11–15 of around 20',
      // There is a next page, so 20 were too few.
      '16–20 of more than 20',
    ];
    for (const label of labels) {
      await expect(stage.getByText(label)).toBeVisible();
      await expect(next).toBeEnabled();
      await next.click();
    }
    await expect(stage.getByText('21–23 of 23')).toBeVisible();
    await expect(next).toBeDisabled();
  },
);
