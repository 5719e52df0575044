import { expect } from '@playwright/test';
import { tickLabels } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'formats ticks in short and the tooltip in full, in the chosen language',
  async ({ stage, page }) => {
    const choose = (name: string) =>
      stage.getByRole('button', { name }).click();
    const chart = stage.getByRole('img', { name: /^Museum visitors/ });
    const tooltip = page.getByRole('tooltip');
    await expect(tickLabels(stage).first()).toHaveText('Jan');
    await expect(stage.getByText('50,000', { exact: true })).toBeVisible();

    await chart.hover();
    await expect(tooltip).toContainText(/(March|April) 2025/);
    await expect(tooltip).toContainText(/(52,300|61,800)/);
    await page.mouse.move(0, 0);

    await choose('Deutsch');
    await expect(stage.getByText('50.000', { exact: true })).toBeVisible();
    await expect(stage.getByText('50,000', { exact: true })).toHaveCount(0);
    await chart.hover();
    await expect(tooltip).toContainText(/(März|April) 2025/);
    await page.mouse.move(0, 0);
    await expect(tooltip).toHaveCount(0);
    await choose('English');
    await expect(stage.getByText('50,000', { exact: true })).toBeVisible();
  },
);
