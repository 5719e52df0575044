import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws five rings with corners or as circles, with stripes or without',
  async ({ stage }) => {
    const stripes = stage.locator('.MuiRadarGrid-stripe');
    const circles = stage.locator('circle.MuiRadarGrid-divider');
    const polygons = stage.locator('path.MuiRadarGrid-divider');
    await expect(polygons).toHaveCount(5);
    await expect(stripes).toHaveCount(5);
    await stage.getByRole('button', { name: 'circular' }).click();
    await expect(circles).toHaveCount(5);
    await expect(polygons).toHaveCount(0);
    await stage.getByRole('button', { name: 'circular' }).click();
    await expect(circles).toHaveCount(5);
    await stage.getByRole('switch', { name: 'Stripes' }).uncheck();
    await expect(stripes).toHaveCount(0);
    await stage.getByRole('button', { name: 'sharp' }).click();
    await expect(polygons).toHaveCount(5);
    await expect(stripes).toHaveCount(0);
  },
);
