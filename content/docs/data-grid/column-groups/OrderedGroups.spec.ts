import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'moves whole groups, in the order of their columns, as often as you press',
  async ({ stage }) => {
    const headers = stage.locator('[role="columnheader"][data-field]');
    const first = (name: string) => stage.getByRole('button', { name });
    // Proves: Users cannot drag group headers.
    const draggable = '[draggable="true"]';
    const header = (name: string) =>
      stage.getByRole('columnheader', { name, exact: true });
    await expect(header('From').locator(draggable)).toHaveCount(1);
    await expect(header('Route').locator(draggable)).toHaveCount(0);
    await expect(header('Invoice').locator(draggable)).toHaveCount(0);

    await first('Invoice first').click();
    const swapped = ['Shipment', 'Value', 'Currency', 'From', 'To'];
    await expect(headers).toHaveText(swapped);
    await first('Invoice first').click();
    await expect(headers).toHaveText(swapped);
    await expect(header('Route')).toHaveAttribute('aria-colspan', '2');
    await first('Route first').click();
    await expect(headers).toHaveText([
      'Shipment',
      'From',
      'To',
      'Value',
      'Currency',
    ]);
    await expect(stage.getByRole('status')).toHaveText('Route is first.');
  },
);
