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

testDemo(
  import.meta.url,
  'has the shortcuts in the first column, or in the fourth from right to left, on the left of the views in both',
  async ({ stage, direction }) => {
    const shortcuts = stage.locator('.MuiPickersLayout-shortcuts');
    const views = stage.locator('.MuiPickersLayout-contentWrapper');
    await expect(shortcuts).toHaveCSS(
      'grid-column-start',
      direction === 'rtl' ? '4' : '1',
    );
    const [end, start] = await Promise.all([
      shortcuts.evaluate((part) => part.getBoundingClientRect().right),
      views.evaluate((part) => part.getBoundingClientRect().left),
    ]);
    expect(end).toBeLessThanOrEqual(start);
  },
);
