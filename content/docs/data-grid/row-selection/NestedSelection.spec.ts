import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'selects children with their parent and the other way round, or each row alone',
  async ({ stage }) => {
    const box = (text: string) =>
      stage
        .locator('[role="row"][data-id]')
        .filter({ hasText: text })
        .getByRole('checkbox');
    const expectSelected = (text: string) =>
      expect(stage.getByRole('status')).toHaveText(
        `Selected shipments: ${text}`,
      );
    await box('Alma Line').check();
    await expectSelected('NG-10002, NG-10004');
    await box('NG-10002').uncheck();
    await expectSelected('NG-10004');
    await expect(box('Alma Line')).toHaveAttribute(
      'data-indeterminate',
      'true',
    );
    // The last child brings its parent along.
    await box('NG-10002').check();
    await expect(box('Alma Line')).toBeChecked();
    await box('Alma Line').uncheck();
    await expectSelected('none');

    await stage.getByLabel('Parents and children go together').uncheck();
    await box('Alma Line').check();
    await expectSelected('none');
    await expect(box('NG-10002')).not.toBeChecked();
  },
);
