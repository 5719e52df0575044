import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'grows and shrinks with its content, moves the next row, and forgets its state when it is closed',
  async ({ stage }) => {
    const panel = stage.locator('.MuiDataGrid-detailPanel');
    const next = stage.locator('[role="row"][data-id="2"]');
    const height = async () => (await panel.boundingBox())?.height ?? 0;
    const top = async () => (await next.boundingBox())?.y ?? 0;

    await expect(panel.getByRole('listitem')).toHaveCount(2);
    const small = await height();
    const place = await top();
    await panel.getByRole('button', { name: 'Show all' }).click();
    await expect(panel.getByRole('listitem')).toHaveCount(5);
    const large = await height();
    expect(large).toBeGreaterThan(small + 40);
    await expect.poll(top).toBeCloseTo(place + large - small, 0);

    await panel.getByRole('button', { name: 'Show less' }).click();
    await expect.poll(top).toBeCloseTo(place, 0);

    await panel.getByRole('button', { name: 'Show all' }).click();
    const toggle = stage.locator('[data-id="1"]').getByRole('button').first();
    await toggle.click();
    await expect(panel).toHaveCount(0);
    await toggle.click();
    await expect(panel.getByRole('listitem')).toHaveCount(2);
  },
);
