import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'outlines one part at a time, by its class',
  async ({ stage }) => {
    const parts = ['toolbar', 'shortcuts', 'contentWrapper', 'actionBar'];
    for (const chosen of [...parts, 'shortcuts']) {
      await stage.getByRole('button', { name: chosen, exact: true }).click();
      for (const part of parts) {
        await expect(stage.locator(`.MuiPickersLayout-${part}`)).toHaveCSS(
          'outline-style',
          part === chosen ? 'solid' : 'none',
        );
      }
    }
    await stage.getByRole('button', { name: 'May Day' }).click();
    await expect(
      stage.getByRole('heading', { name: 'Fri, May 1' }),
    ).toBeVisible();
  },
);
