import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has one column for all levels or one for each, there and back',
  async ({ stage }) => {
    const headers = stage.locator('.MuiDataGrid-columnHeaderTitle');
    const single = ['Group', 'Shipment', 'Containers'];
    await expect(headers).toHaveText(single);
    const several = stage.getByLabel('A column for each level');
    // Where the text of the second level starts in its cell.
    const indent = () =>
      stage
        .locator('[role="row"][aria-level="2"]')
        .first()
        .locator('.MuiDataGrid-groupingCriteriaCell')
        .last()
        .evaluate((group) => parseFloat(getComputedStyle(group).marginLeft));
    const setVariable = (value: number) =>
      stage
        .locator('.MuiDataGrid-root')
        .evaluate(
          (grid: HTMLElement, multiplier) =>
            grid.style.setProperty(
              '--DataGrid-cellOffsetMultiplier',
              String(multiplier),
            ),
          value,
        );
    await setVariable(2);
    const narrow = await indent();
    await setVariable(7);
    expect(await indent()).toBeGreaterThan(narrow);
    await several.check();
    await expect(headers).toHaveText([
      'Carrier',
      'Status',
      'Shipment',
      'Containers',
    ]);
    // Proves: The variable has no effect on groups with
    const multiple = await indent();
    await setVariable(2);
    expect(await indent()).toBe(multiple);
    await several.uncheck();
    await expect(headers).toHaveText(single);
  },
);
