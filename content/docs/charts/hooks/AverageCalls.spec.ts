import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'averages the days that were counted, moves with the data, and disappears without any',
  async ({ stage }) => {
    const line = stage.locator('[data-average]');
    const next = stage.getByRole('button', { name: 'Next week' });
    await expect(line).toHaveText('Average: 15.0');
    // Proves: It reads the series by its id, so both always agree.
    const before = await line.locator('path').boundingBox();
    await next.click();
    await expect(line).toHaveText('Average: 17.4');
    const after = await line.locator('path').boundingBox();
    expect(after?.y ?? 0).toBeLessThan(before?.y ?? 0);
    await next.click();
    await expect(line).toHaveCount(0);
    await next.click();
    await expect(line).toHaveText('Average: 15.0');
  },
);
