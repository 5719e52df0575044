import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'sorts by urgency, not by the alphabet, both ways',
  async ({ stage }) => {
    const levels = stage.locator('[role="gridcell"][data-field="triage"]');
    const order = ['Immediate', 'Urgent', 'Standard', 'Minor'];
    await expect(levels).toHaveText(order);
    await stage.getByRole('columnheader', { name: 'Triage' }).click();
    await expect(levels).toHaveText(order.toReversed());
  },
);
