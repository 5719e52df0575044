import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'fits the columns to the rows that arrive, up to their maximum, each time',
  async ({ stage }) => {
    const width = async (name: string) =>
      (await stage.getByRole('columnheader', { name }).boundingBox())?.width ??
      0;
    await expect(stage.getByText('NG-10006')).toBeVisible();
    await expect.poll(() => width('Note')).toBe(300);
    const goods = await width('Goods');
    expect(goods).not.toBe(100);

    await stage.getByRole('button', { name: 'Load again' }).click();
    await expect(stage.getByText('NG-10006')).toHaveCount(0);
    await expect(stage.getByText('NG-10006')).toBeVisible();
    await expect.poll(() => width('Goods')).toBe(goods);
    await expect.poll(() => width('Note')).toBe(300);
  },
);
