import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'follows the scroll position to the end and back',
  async ({ stage }) => {
    const progress = stage.getByRole('progressbar');
    await expect(progress).toHaveAttribute('aria-valuenow', '0');
    const scroller = stage.locator('.MuiDataGrid-virtualScroller');
    await scroller.evaluate((element) => element.scrollTo({ top: 9999 }));
    await expect(progress).toHaveAttribute('aria-valuenow', '100');
    await expect(stage.getByText('Scrolled: 100%')).toBeVisible();
    await scroller.evaluate((element) => element.scrollTo({ top: 0 }));
    await expect(progress).toHaveAttribute('aria-valuenow', '0');
  },
);
