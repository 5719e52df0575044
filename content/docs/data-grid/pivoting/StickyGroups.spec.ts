import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps the name of a group in view while its columns scroll, and starts the next one in its place',
  async ({ stage }) => {
    const scroller = stage.locator('.MuiDataGrid-virtualScroller');
    const name = (text: string) =>
      stage
        .locator('.MuiDataGrid-columnHeaderTitleContainerContent')
        .filter({ hasText: text })
        .first();
    const left = async (text: string) => (await name(text).boundingBox())?.x;
    const edge = await scroller.boundingBox();
    await scroller.evaluate((element) => {
      element.scrollLeft = 60;
    });
    await expect
      .poll(async () =>
        Math.round(((await left('Rotterdam')) ?? 0) - (edge?.x ?? 0)),
      )
      .toBe(168);
    // The next group is not pushed aside: its name is where its columns begin.
    const start = await stage
      .locator('.MuiDataGrid-columnHeader--filledGroup', { hasText: 'Busan' })
      .boundingBox();
    expect(Math.round(((await left('Busan')) ?? 0) - (start?.x ?? 0))).toBe(10);
  },
);
