import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'ranks columns with a modifier key, and with every click when that is chosen',
  async ({ stage }) => {
    const header = (name: string) => stage.getByRole('columnheader', { name });
    const nurses = stage.locator('[role="gridcell"][data-field="nurse"]');
    await expect(nurses).toHaveText([
      'Mei Tanaka',
      'Grace Okoro',
      'Tomasz Kowalski',
      'Ruth Adeyemi',
      'Ana Duarte',
      'Omar Haddad',
      'Elin Berg',
    ]);

    // The first column keeps its rank in each direction.
    await header('Ward').click({ modifiers: ['Shift'] });
    await expect(header('Ward')).toHaveAttribute('aria-sort', 'descending');
    await expect(nurses.first()).toHaveText('Omar Haddad');

    await header('Hours').click();
    await expect(header('Ward')).toHaveAttribute('aria-sort', 'none');
    await expect(header('Starts')).toHaveAttribute('aria-sort', 'none');

    await stage.getByLabel('Every click adds a column').check();
    await header('Ward').click();
    await expect(header('Hours')).toHaveAttribute('aria-sort', 'ascending');
    await expect(header('Ward')).toHaveAttribute('aria-sort', 'ascending');
    await header('Ward').click();
    await header('Ward').click();
    await expect(header('Ward')).toHaveAttribute('aria-sort', 'none');
    await expect(header('Hours')).toHaveAttribute('aria-sort', 'ascending');
  },
);
