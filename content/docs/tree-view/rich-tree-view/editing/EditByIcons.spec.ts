import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'edits, saves, and cancels with icon buttons',
  async ({ stage }) => {
    const press = (name: string) => stage.getByRole('button', { name }).click();
    const input = stage.getByRole('textbox', { name: 'Name' });
    await stage.getByText('Beach').dblclick();
    await expect(input).toHaveCount(0);

    await press('Rename Beach');
    await input.fill('Seaside');
    await press('Save');
    await expect(stage.getByText('Seaside')).toBeVisible();

    await press('Rename Mood');
    await input.fill('Weather');
    await press('Cancel');
    await expect(stage.getByText('Mood')).toBeVisible();
    await expect(input).toHaveCount(0);
  },
);
