import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { dragRow, drawnIds } from '#tests/support/gridRows.ts';

testDemo(
  import.meta.url,
  'saves the order, keeps two quick moves, and takes a move back that the server refuses',
  async ({ stage }) => {
    const ids = async () => (await drawnIds(stage)).join(', ');
    const status = stage.getByRole('status');
    await expect(status).toHaveText('On the server: 1, 2, 3, 4, 5');

    await dragRow(stage, { row: 1, below: 3 });
    await expect.poll(ids).toBe('2, 3, 1, 4, 5');
    await dragRow(stage, { row: 5, above: 2 });
    await expect.poll(ids).toBe('5, 2, 3, 1, 4');
    await expect(status).toHaveText('On the server: 5, 2, 3, 1, 4');
    await expect.poll(ids).toBe('5, 2, 3, 1, 4');

    await stage.getByLabel('The server is down').check();
    await dragRow(stage, { row: 4, above: 5 });
    await expect.poll(ids).toBe('4, 5, 2, 3, 1');
    await expect(stage.getByRole('alert')).toContainText(
      'The server does not answer.',
    );
    await expect.poll(ids).toBe('5, 2, 3, 1, 4');
    await expect(status).toHaveText('On the server: 5, 2, 3, 1, 4');

    await stage.getByLabel('The server is down').uncheck();
    await dragRow(stage, { row: 4, above: 5 });
    await expect(status).toHaveText('On the server: 4, 5, 2, 3, 1');
    await expect(stage.getByRole('alert')).toHaveCount(0);
  },
);
