import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { dragRow, drawnIds, rowOf } from '#tests/support/gridRows.ts';

testDemo(
  import.meta.url,
  'saves the new group of a row that is dragged into it, and leaves the row where it is if that fails',
  async ({ stage }) => {
    const rows = stage.locator('[role="row"][data-id]');
    const ids = () => drawnIds(stage);
    const status = stage.getByRole('status');

    // A group, its first row, …, and the last row of the last group.
    await expect(rows.first()).toBeVisible();
    const before = await ids();
    const [group = '', first = ''] = before;
    const last = before.at(-1) ?? '';
    const carrier = group.slice(group.indexOf('/') + 1);
    expect(group).toMatch(/^auto-generated-row-carrier\//);
    await expect(rowOf(stage, last)).toHaveAttribute('aria-level', '2');
    await expect(rowOf(stage, last)).toContainText('NG-1000');

    await stage.getByLabel('The server is down').check();
    await dragRow(stage, { row: last, above: first, field: 'number' });
    await expect(stage.getByRole('alert')).toHaveText(
      'The server does not answer.',
    );
    expect(await ids()).toEqual(before);
    await expect(status).toHaveText('Saved: nothing yet');

    await stage.getByLabel('The server is down').uncheck();
    await dragRow(stage, { row: last, above: first, field: 'number' });
    await expect(status).toHaveText(new RegExp(`, .+ to ${carrier}$`));
    await expect.poll(async () => (await ids())[1]).toBe(last);
    await expect(stage.getByRole('alert')).toHaveCount(0);

    // A group cannot be dropped on a row.
    const after = await ids();
    await dragRow(stage, {
      row: group,
      below: after[2] ?? '',
      field: 'number',
    });
    expect(await ids()).toEqual(after);
  },
);
