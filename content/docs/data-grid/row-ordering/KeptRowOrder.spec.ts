import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'saves the order, keeps two quick moves, and takes a move back that the server refuses',
  async ({ stage }) => {
    const ids = () =>
      stage
        .locator('[role="row"][data-id]')
        .evaluateAll((rows) => rows.map((row) => row.dataset['id']).join(', '));
    const status = stage.getByRole('status');
    const drag = (id: number, over: number, edge: 'above' | 'below') =>
      stage
        .locator(`[role="row"][data-id="${id}"] .MuiDataGrid-rowReorderCell`)
        .dragTo(
          stage.locator(`[role="row"][data-id="${over}"] [data-field="goods"]`),
          {
            steps: 12,
            targetPosition: { x: 20, y: edge === 'above' ? 6 : 46 },
          },
        );
    await expect(status).toHaveText('On the server: 1, 2, 3, 4, 5');

    await drag(1, 3, 'below');
    await drag(5, 2, 'above');
    await expect.poll(ids).toBe('5, 2, 3, 1, 4');
    await expect(status).toHaveText('On the server: 5, 2, 3, 1, 4');
    await expect.poll(ids).toBe('5, 2, 3, 1, 4');

    await stage.getByLabel('The server is down').check();
    await drag(4, 5, 'above');
    await expect.poll(ids).toBe('4, 5, 2, 3, 1');
    await expect(stage.getByRole('alert')).toContainText(
      'The server does not answer.',
    );
    await expect.poll(ids).toBe('5, 2, 3, 1, 4');
    await expect(status).toHaveText('On the server: 5, 2, 3, 1, 4');

    await stage.getByLabel('The server is down').uncheck();
    await drag(4, 5, 'above');
    await expect(status).toHaveText('On the server: 4, 5, 2, 3, 1');
    await expect(stage.getByRole('alert')).toHaveCount(0);
  },
);
