import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'reads a place on every axis, on as many as there are, up to both ends of the route',
  async ({ stage }) => {
    const badges = stage.locator('[data-badge]');
    const slider = stage.getByRole('slider', { name: 'Place on the route' });
    const both = stage.getByRole('switch', { name: 'Miles and feet, too' });
    await expect(badges).toHaveText(['8.0 km', '5.0 mi', '1240 m', '4068 ft']);
    await slider.press('End');
    await expect(badges).toHaveText(['14.0 km', '8.7 mi', '480 m', '1575 ft']);
    await slider.press('PageUp');
    await expect(badges.first()).toHaveText('14.0 km');
    await slider.press('Home');
    await expect(badges).toHaveText(['0.0 km', '0.0 mi', '420 m', '1378 ft']);

    await both.click();
    await expect(badges).toHaveText(['0.0 km', '420 m']);
    await slider.press('End');
    await expect(badges).toHaveText(['14.0 km', '480 m']);
    await both.click();
    await expect(badges).toHaveText(['14.0 km', '8.7 mi', '480 m', '1575 ft']);
  },
);
