import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'counts the parts until all are there, and starts from 0 the next time',
  async ({ stage }) => {
    const load = stage.getByRole('button', { name: 'Load the shipments' });
    const progress = stage.getByRole('progressbar', {
      name: 'Loading shipments',
    });
    await expect(stage.getByText('No rows')).toBeVisible();
    // Each part shows for a moment only, so the page itself writes down what it has shown.
    await stage.evaluate((live) => {
      const seen: string[] = [];
      new MutationObserver(() => {
        const bar = live.querySelector(
          'button:disabled ~ * [role="progressbar"]',
        );
        const value = bar?.getAttribute('aria-valuenow') ?? '';
        if (value !== '' && value !== seen.at(-1)) seen.push(value);
        live.setAttribute('data-seen', seen.join(' '));
      }).observe(live, {
        subtree: true,
        childList: true,
        attributeFilter: ['aria-valuenow', 'disabled'],
      });
    });
    for (const seen of ['0 25 50 75', '0 25 50 75 0 25 50 75']) {
      await load.click();
      await expect(stage).toHaveAttribute('data-seen', seen);
      await expect(progress).toHaveCount(0);
      await expect(stage.getByText('NG-10001')).toBeVisible();
      await expect(load).toBeEnabled();
    }
  },
);
