import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'adds with Ctrl, extends with Shift, and starts anew with a click',
  async ({ stage }) => {
    const selected = stage.locator('[aria-selected="true"] > div');
    await expect(selected).toHaveText(['Ground floor.pdf', 'Attic.pdf']);
    await stage
      .getByText('Building permit.pdf')
      .click({ modifiers: ['Control'] });
    await expect(selected).toHaveText([
      'Ground floor.pdf',
      'Attic.pdf',
      'Building permit.pdf',
    ]);
    await stage.getByText('Cellar.pdf').click();
    await expect(selected).toHaveText(['Cellar.pdf']);
    await stage.getByText('Attic.pdf').click({ modifiers: ['Shift'] });
    await expect(selected).toHaveText([
      'Cellar.pdf',
      'Ground floor.pdf',
      'Attic.pdf',
    ]);
  },
);
