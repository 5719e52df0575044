import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'pins the grouping column of each mode, and leaves the others to scroll',
  async ({ stage }) => {
    const pinned = stage.locator('.MuiDataGrid-columnHeader--pinnedLeft');
    await expect(pinned).toHaveText(['Group']);
    await stage.getByLabel('One column for each level').check();
    await expect(pinned).toHaveText(['Carrier', 'Status']);
    await stage.getByLabel('One column for each level').uncheck();
    await expect(pinned).toHaveText(['Group']);

    // Scrolled to the end, the group is where it was.
    const header = stage.getByRole('columnheader', { name: 'Group' });
    const before = await header.boundingBox();
    await stage.locator('.MuiDataGrid-virtualScroller').evaluate((scroller) => {
      scroller.scrollLeft =
        getComputedStyle(scroller).direction === 'rtl' ? -9999 : 9999;
    });
    await expect(
      stage.getByRole('columnheader', { name: 'Departure' }),
    ).toBeInViewport();
    expect((await header.boundingBox())?.x).toBe(before?.x);
  },
);
