import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'sorts through the API object, and reads the order without changing the rows',
  async ({ stage }) => {
    const press = (name: string) => stage.getByRole('button', { name }).click();
    const status = stage.getByRole('status');
    const loans = stage.getByRole('columnheader', { name: 'Loans' });
    await press('Next order of loans');
    await expect(loans).toHaveAttribute('aria-sort', 'ascending');
    await press('Read the order');
    await expect(status).toHaveText('Row ids in order: QA76, PR60, SB45, QB43');
    await press('Next order of loans');
    await press('Next order of loans');
    await expect(loans).toHaveAttribute('aria-sort', 'none');

    await press('Shortest first');
    await press('Shortest first');
    await press('Read the order');
    await expect(status).toHaveText('Row ids in order: PR60, SB45, QB43, QA76');
    await press('Clear');
    await press('Clear');
    await press('Read the order');
    await expect(status).toHaveText('Row ids in order: QA76, QB43, PR60, SB45');
  },
);
