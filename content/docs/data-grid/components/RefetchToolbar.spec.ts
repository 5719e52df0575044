import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'tells the toolbar what happens, and survives impatient presses',
  async ({ stage }) => {
    const status = stage.getByRole('status');
    const refresh = stage.getByRole('button', { name: 'Refresh' });
    const first = stage.locator('[data-id="1"] [data-field="status"]');
    await expect(status).toHaveText('4 shipments');
    await expect(first).toHaveText('Booked');
    await refresh.click();
    await refresh.click();
    await refresh.click();
    await expect(status).toHaveText('4 shipments, NG-10001 is delayed');
    await expect(first).toHaveText('Delayed');
    await expect(refresh).toBeFocused();
    await refresh.click();
    await expect(status).toHaveText('Loading…');
    await expect(status).toHaveText('4 shipments, NG-10001 is delayed');
  },
);
