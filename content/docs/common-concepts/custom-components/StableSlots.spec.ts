import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps what is typed only where the slot is stable',
  async ({ stage }) => {
    const note = (tree: string) =>
      stage.getByRole('tree', { name: tree }).getByRole('textbox').first();
    await note('New slot on each render').fill('oak');
    await note('Stable slot').fill('cherry');
    await stage.getByRole('button', { name: 'Render again' }).click();
    await expect(note('New slot on each render')).toHaveValue('');
    await expect(note('Stable slot')).toHaveValue('cherry');
  },
);
