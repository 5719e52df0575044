import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'sends values of hidden columns, unless the application takes them out',
  async ({ stage }) => {
    const message = stage.getByRole('status');
    const ask = stage.getByRole('button', { name: /^Ask/ });
    await expect(
      stage.getByRole('columnheader', { name: 'Value' }),
    ).toHaveCount(0);
    await ask.click();
    await expect(message).toContainText('value (5 values), note (5 values)');

    await stage.getByLabel('Keep values and notes private').check();
    await ask.click();
    await expect(message).not.toContainText('note');
    await expect(message).toHaveText(/^Sent: number .*status \(5 values\)$/);
    // It still answers.
    await expect(
      stage.getByRole('columnheader', { name: 'Containers' }),
    ).toHaveAttribute('aria-sort', 'descending');
  },
);
