import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'renders no cell with stable props, all cells with an inline callback, and one row for one change',
  async ({ stage }) => {
    const counts = async () =>
      (await stage.locator('[role="gridcell"] b').allTextContents()).map(
        (text) => Number(text.replace(' × ', '')),
      );
    const press = (name: string) => stage.getByRole('button', { name }).click();
    await expect.poll(counts).toHaveLength(8);
    const start = await counts();
    // Proves: Keep the props stable, and the grid does nothing when
    await press('Render the parent');
    await press('Render the parent');
    expect(await counts()).toEqual(start);

    await press('Change one row');
    await expect.poll(counts).not.toEqual(start);
    const changed = await counts();
    // The other three rows have two cells each.
    expect(changed.slice(2)).toEqual(start.slice(2));

    await stage.getByLabel('Inline callback').check();
    const before = await counts();
    await press('Render the parent');
    await expect
      .poll(async () =>
        (await counts()).every(
          (count, index) => count > (before[index] ?? Infinity),
        ),
      )
      .toBe(true);
    await stage.getByLabel('Inline callback').uncheck();
    const stable = await counts();
    await press('Render the parent');
    expect(await counts()).toEqual(stable);
  },
);
