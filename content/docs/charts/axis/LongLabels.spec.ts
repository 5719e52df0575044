import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows every name in a narrow chart when they are rotated, and breaks names into lines',
  async ({ stage }) => {
    const names = stage.locator(
      '.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel',
    );
    const choose = (name: string) =>
      stage.getByRole('button', { name }).click();
    await stage.evaluate((box) => {
      box.style.width = '330px';
    });
    await expect.poll(() => names.count()).toBeLessThan(5);
    await choose('Rotated');
    await expect(names).toHaveText([
      'Emergency room',
      'Intensive care',
      'Day surgery',
      'Physical therapy',
      'Children and youth',
    ]);
    await choose('Line breaks');
    await expect(names.first().locator('tspan')).toHaveText([
      'Emergency',
      'room',
    ]);
    await choose('Default');
    await expect.poll(() => names.count()).toBeLessThan(5);
    await stage.evaluate((box) => {
      box.style.width = '';
    });
  },
);
