import { expect } from '@playwright/test';
import { circleOf } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'highlights slice and row together, from either side, one at a time',
  async ({ stage, page }) => {
    const rows = stage.getByRole('list').getByRole('button');
    const slices = stage.locator('.MuiPieArc-root');
    const states = async () => ({
      rows: await rows.evaluateAll((all) =>
        all.map((row) => {
          if (row.matches('.Mui-selected')) return 'highlighted';
          return row.matches('[data-faded]') ? 'faded' : 'plain';
        }),
      ),
      slices: await slices.evaluateAll((all) =>
        all.map((slice) => {
          if (slice.matches('[data-highlighted]')) return 'highlighted';
          return slice.matches('[data-faded]') ? 'faded' : 'plain';
        }),
      ),
    });
    const both = (...all: string[]) => ({ rows: all, slices: all });
    const none = both('plain', 'plain', 'plain', 'plain');
    await expect(rows).toHaveText([
      'Schools€41 million',
      'Roads€23 million',
      'Parks€14 million',
      'Culture€9 million',
    ]);
    await expect.poll(states).toEqual(none);

    await rows.nth(1).focus();
    await expect
      .poll(states)
      .toEqual(both('faded', 'highlighted', 'faded', 'faded'));
    await page.keyboard.press('Tab');
    await expect
      .poll(states)
      .toEqual(both('faded', 'faded', 'highlighted', 'faded'));
    await rows.nth(2).blur();
    await expect.poll(states).toEqual(none);

    // The middle of the box around a slice is not on it.
    const { x, y, radius } = await circleOf(stage);
    await page.mouse.move(x + radius * 0.75, y);
    await expect
      .poll(states)
      .toEqual(both('highlighted', 'faded', 'faded', 'faded'));
    await rows.nth(3).hover();
    await expect
      .poll(states)
      .toEqual(both('faded', 'faded', 'faded', 'highlighted'));
    await page.mouse.move(0, 0);
    await expect.poll(states).toEqual(none);
  },
);
