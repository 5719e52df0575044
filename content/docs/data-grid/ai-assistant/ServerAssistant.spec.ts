import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'turns prompts into requests, finds values that no loaded row has, and replaces what was asked before',
  async ({ stage }) => {
    const message = stage.getByRole('status');
    const cells = (name: string) =>
      stage.locator(`[role="gridcell"][data-field="${name}"]`);
    const ask = (name: string) => stage.getByRole('button', { name }).click();
    await expect(message).toHaveText('Request: all shipments');
    await expect(cells('number').first()).toHaveText('NG-10001');

    await ask('At sea, most containers first');
    await expect(message).toHaveText(
      'Request: status is At sea, containers desc',
    );
    await expect(cells('containers').first()).toHaveText('24');
    await expect(cells('status').filter({ hasNotText: 'At sea' })).toHaveCount(
      0,
    );
    await ask('From Busan');
    await expect(message).toHaveText('Request: origin equals Busan');
    await expect(cells('origin').first()).toHaveText('Busan');
    await expect(cells('origin').filter({ hasNotText: 'Busan' })).toHaveCount(
      0,
    );
  },
);
