import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'does not know the end until it is there, and remembers it afterwards',
  async ({ stage }) => {
    const next = stage.getByRole('button', { name: 'Go to next page' });
    for (const shown of ['1–5', '6–10', '11–15', '16–20']) {
      const to = shown.split('–')[1];
      await expect(
        stage.getByText(`${shown} of more than ${to}`),
      ).toBeVisible();
      // Disabled while a page is loading.
      await expect(next).toBeEnabled();
      await next.click();
    }
    await expect(stage.getByText('21–23 of 23')).toBeVisible();
    await expect(next).toBeDisabled();
    await stage.getByRole('button', { name: 'Go to previous page' }).click();
    await expect(stage.getByText('16–20 of 23')).toBeVisible();
    await expect(next).toBeEnabled();
  },
);
