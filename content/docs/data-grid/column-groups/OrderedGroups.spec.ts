import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'moves whole groups, in the order of their columns, as often as you press',
  async ({ stage }) => {
    const headers = stage.locator('[role="columnheader"][data-field]');
    const first = (name: string) => stage.getByRole('button', { name });
    await first('Invoice first').click();
    const swapped = ['Shipment', 'Value', 'Currency', 'From', 'To'];
    await expect(headers).toHaveText(swapped);
    await first('Invoice first').click();
    await expect(headers).toHaveText(swapped);
    await expect(
      stage.getByRole('columnheader', { name: 'Route', exact: true }),
    ).toHaveAttribute('aria-colspan', '2');
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
