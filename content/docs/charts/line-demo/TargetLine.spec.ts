import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'dashes the plan, and draws what was done as a thicker line without gaps',
  async ({ stage }) => {
    const plan = stage.locator('.MuiLineElement-series-plan');
    const done = stage.locator('.MuiLineElement-series-done');
    await expect(plan).toHaveCSS('stroke-dasharray', '6px, 5px');
    await expect(done).toHaveCSS('stroke-dasharray', 'none');
    await expect(plan).toHaveCSS('stroke-width', '2px');
    await expect(done).toHaveCSS('stroke-width', '3px');
    await expect(stage.locator('.MuiMarkElement-root')).toHaveCount(0);
  },
);
