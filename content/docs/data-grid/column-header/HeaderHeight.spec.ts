import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'wraps long names, and changes the height of all headers',
  async ({ stage }) => {
    const header = stage.getByRole('columnheader', { name: 'Gross weight' });
    const height = async () => (await header.boundingBox())?.height;
    const set = (name: string) => stage.getByRole('button', { name });
    await expect.poll(height).toBe(80);
    const title = header.locator('.MuiDataGrid-columnHeaderTitle');
    const lines = async () => (await title.boundingBox())?.height ?? 0;
    expect(await lines()).toBeGreaterThan(30);
    await set('40').click();
    await expect.poll(height).toBe(40);
    // A second click on the same height changes nothing.
    await set('40').click();
    await expect(set('40')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(height).toBe(40);
  },
);
