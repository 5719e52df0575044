import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'names nodes by their labels, and colors the leaks and the flow to them alone',
  async ({ stage }) => {
    await expect(stage.locator('[data-node]')).toHaveCount(8);
    await expect(stage.getByText('Rain barrels')).toBeVisible();
    const fill = (selector: string) =>
      stage.locator(selector).getAttribute('fill');
    const leaks = await fill('[data-node="leaks"] rect');
    const homes = await fill('[data-node="homes"] rect');
    expect(leaks).not.toBe(homes);
    expect(await fill('[data-node="river"] rect')).toBe(homes);
    expect(await fill('path[data-link-target="leaks"]')).toBe(leaks);
    expect(await fill('path[data-link-target="homes"]')).toBe(homes);
  },
);
