import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'leaves columns out, adds hidden ones, and lets an own list decide alone',
  async ({ stage }) => {
    const lines = async () =>
      (await stage.getByRole('status').textContent())?.split('\r\n');
    const choose = (name: string) =>
      stage.getByRole('button', { name, exact: true }).click();
    await choose('As shown');
    await expect
      .poll(lines)
      .toEqual([
        'Number,Goods',
        'NG-10001,Paper',
        'NG-10002,Solar panels',
        'NG-10003,Coffee beans',
      ]);
    await choose('All columns');
    await expect
      .poll(async () => (await lines())?.[1])
      .toBe('NG-10001,Paper,Booked');
    // Also a column with disableExport, and in the order of the list.
    await choose('Own list');
    await expect
      .poll(async () => (await lines())?.slice(0, 2))
      .toEqual([
        'Status,Number,Note',
        'Booked,NG-10001,"Two pallets were repacked in the yard, see the photos of the survey"',
      ]);
  },
);
