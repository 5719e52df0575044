import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'exports original rows without sums, or the table as it looks',
  async ({ stage }) => {
    const lines = async () =>
      (await stage.getByRole('status').textContent())?.split('\r\n');
    await stage.getByRole('button', { name: 'As it looks' }).click();
    await expect
      .poll(lines)
      .toEqual([
        'Group,Rotterdam containers,Busan containers',
        'Alma Line,6,9',
        'Blue Fjord,6,8',
        'Caledon,21,0',
        'Total,33,17',
      ]);
    await stage.getByRole('button', { name: 'As the grid exports it' }).click();
    await expect
      .poll(async () => (await lines())?.slice(0, 4))
      .toEqual([
        ',Rotterdam,Busan',
        'Carrier,Containers,Containers',
        'Alma Line,,',
        ',4,',
      ]);
    await expect.poll(async () => (await lines())?.length).toBe(16);
  },
);
