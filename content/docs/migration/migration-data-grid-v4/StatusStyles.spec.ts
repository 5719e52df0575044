import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'marks the delayed rows alone, and none once the switch is off',
  async ({ stage }) => {
    const row = (name: string) => stage.getByRole('row', { name });
    const delayed = [row('NG-10002'), row('NG-10005')];
    for (const one of delayed) {
      await expect(one).toHaveClass(/delayed/);
      await expect(one).toHaveCSS('font-weight', '600');
      await expect(one).toHaveCSS('box-shadow', /inset/);
    }
    await expect(row('NG-10001')).not.toHaveClass(/delayed/);
    await expect(row('NG-10001')).toHaveCSS('box-shadow', 'none');
    await expect(stage.getByRole('columnheader', { name: 'Status' })).toHaveCSS(
      'text-transform',
      'uppercase',
    );

    const control = stage.getByRole('switch', {
      name: 'Mark delayed shipments',
    });
    await control.uncheck();
    for (const one of delayed)
      await expect(one).toHaveCSS('box-shadow', 'none');
    await expect(stage.locator('.delayed')).toHaveCount(0);

    await control.check();
    await expect(stage.locator('.delayed')).toHaveCount(2);
  },
);
