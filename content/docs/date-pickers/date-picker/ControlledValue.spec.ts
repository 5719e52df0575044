import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeDate } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'sets the controlled date from the button, and never the uncontrolled one',
  async ({ stage }) => {
    const receipt = fieldOf(stage, 'Uncontrolled: date of receipt');
    const invoice = fieldOf(stage, 'Controlled: date of invoice');
    const button = stage.getByRole('button', { name: 'Set the invoice' });
    await button.click();
    await expect(invoice.input).toHaveValue('03/31/2026');
    await expect(receipt.input).toHaveValue('03/02/2026');

    await typeDate(receipt, '01/09/2026');
    await typeDate(invoice, '04/15/2026');
    await expect(invoice.input).toHaveValue('04/15/2026');
    await button.click();
    await button.click();
    await expect(invoice.input).toHaveValue('03/31/2026');
    await expect(receipt.input).toHaveValue('01/09/2026');
  },
);
