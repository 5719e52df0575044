import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'closes the panel above and keeps the clicked row in view, and can close the last one',
  async ({ stage }) => {
    const row = (id: number) => stage.locator(`[role="row"][data-id="${id}"]`);
    const toggle = (id: number) => row(id).getByRole('button');
    const panels = stage.locator('.MuiDataGrid-detailPanel');
    const scroller = stage.locator('.MuiDataGrid-virtualScroller');
    await expect(toggle(1)).toHaveAttribute('aria-expanded', 'true');
    await expect(panels).toHaveCount(1);

    // The sixth row is the first one in view, and the open panel is above it.
    await scroller.evaluate((box) => box.scrollTo({ top: 5 * 52 + 128 }));
    await toggle(6).click();
    await expect(toggle(6)).toHaveAttribute('aria-expanded', 'true');
    await expect(panels).toHaveCount(1);
    await expect(row(6)).toBeInViewport();

    await scroller.evaluate((box) => box.scrollTo({ top: 0 }));
    await expect(toggle(1)).toHaveAttribute('aria-expanded', 'false');
    await toggle(2).click();
    await expect(toggle(2)).toHaveAttribute('aria-expanded', 'true');
    await expect(panels).toHaveCount(1);

    await toggle(2).click();
    await expect(panels).toHaveCount(0);
    await expect(toggle(2)).toHaveAttribute('aria-expanded', 'false');
  },
);
