import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'saves the new group of a row that is dragged into it, and leaves the row where it is if that fails',
  async ({ stage }) => {
    const rows = stage.locator('[role="row"][data-id]');
    const ids = () =>
      rows.evaluateAll((all) => all.map((row) => row.dataset['id'] ?? ''));
    const row = (id = '') => stage.locator(`[role="row"][data-id="${id}"]`);
    const drag = (id: string, over: string, y: number) =>
      row(id)
        .locator('.MuiDataGrid-rowReorderCell')
        .dragTo(row(over).locator('[data-field="goods"]'), {
          steps: 12,
          targetPosition: { x: 20, y },
        });
    const status = stage.getByRole('status');

    // A group, its first row, …, and the last row of the last group.
    await expect(rows.first()).toBeVisible();
    const before = await ids();
    const [group = '', first = ''] = before;
    const last = before.at(-1) ?? '';
    const carrier = group.slice(group.indexOf('/') + 1);
    expect(group).toMatch(/^auto-generated-row-carrier\//);
    await expect(row(last)).toHaveAttribute('aria-level', '2');

    await stage.getByLabel('The server is down').check();
    await drag(last, first, 6);
    await expect(stage.getByRole('alert')).toHaveText(
      'The server does not answer.',
    );
    expect(await ids()).toEqual(before);
    await expect(status).toHaveText('Saved: nothing yet');

    await stage.getByLabel('The server is down').uncheck();
    await drag(last, first, 6);
    await expect(status).toHaveText(new RegExp(`, .+ to ${carrier}$`));
    await expect.poll(async () => (await ids())[1]).toBe(last);
    await expect(stage.getByRole('alert')).toHaveCount(0);

    // A group cannot be dropped on a row.
    const after = await ids();
    await drag(group, after[2] ?? '', 34);
    expect(await ids()).toEqual(after);
  },
);
