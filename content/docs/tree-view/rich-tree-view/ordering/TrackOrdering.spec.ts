import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'reports the old and the new position, and the order after the move',
  async ({ stage }) => {
    const row = (name: string) =>
      stage.locator('.MuiTreeItem-content').filter({ hasText: name });
    await row('Ferry').dragTo(row('Sunday'));
    await expect(stage.getByRole('status')).toHaveText(
      'ferry: saturday, 2 → sunday, 0',
    );
    await expect(stage.getByText('On Saturday')).toHaveText(
      'On Saturday: market, museum',
    );
  },
);
