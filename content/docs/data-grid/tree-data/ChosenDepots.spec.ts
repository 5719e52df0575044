import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'selects up and down, takes both back, and does neither when it is off',
  async ({ stage }) => {
    const status = stage.getByRole('status');
    const box = (id: number) =>
      stage.locator(`[role="row"][data-id="${id}"]`).getByRole('checkbox');
    await box(2).check();
    await expect(status).toHaveText(
      'Selected: Netherlands, Rotterdam, Moerdijk',
    );
    await box(4).uncheck();
    await expect(status).toHaveText('Selected: Rotterdam');
    await expect(box(2)).not.toBeChecked();
    await box(4).check();
    await expect(status).toHaveText(
      'Selected: Netherlands, Rotterdam, Moerdijk',
    );
    // The last child of Europe selects it, too.
    await box(5).check();
    await expect(status).toHaveText(/^Selected: Europe, Netherlands/);

    await box(1).uncheck();
    await expect(status).toHaveText('Nothing is selected.');
    await stage.getByLabel('Parents select their children').uncheck();
    await stage.getByLabel('Children select their parents').uncheck();
    await box(2).check();
    await expect(status).toHaveText('Selected: Netherlands');
    await box(2).uncheck();
    await box(6).check();
    await expect(status).toHaveText('Selected: Valencia');
  },
);
