import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'separates the rows, also after they are sorted, and keeps their height',
  async ({ stage }) => {
    const rows = stage.locator('[role="row"][data-id]');
    const gap = async () => {
      const [first, second] = [
        await rows.nth(0).boundingBox(),
        await rows.nth(1).boundingBox(),
      ];
      return Math.round(
        (second?.y ?? 0) - (first?.y ?? 0) - (first?.height ?? 0),
      );
    };
    await expect(rows.first()).toHaveCSS('border-radius', '12px');
    expect(await gap()).toBe(8);
    await stage.getByRole('columnheader', { name: 'Goods' }).click();
    await expect(rows.first()).toContainText('Coffee beans');
    expect(await gap()).toBe(8);
    await expect(rows.first()).toHaveCSS('height', '52px');
  },
);

testStylings(import.meta.url, '[role="row"][data-id]');
