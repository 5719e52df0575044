import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'moves the Earth up with each scale, and cannot be left without one',
  async ({ stage }) => {
    const choose = (name: string) =>
      stage.getByRole('button', { name, exact: true }).click();
    const share = async () => {
      const text = await stage.getByText('of the height').textContent();
      return Number.parseInt(text ?? '', 10);
    };
    await expect(stage.locator('.MuiMarkElement-root')).toHaveCount(8);
    await expect.poll(share).toBeLessThanOrEqual(1);
    await choose('sqrt');
    await expect.poll(share).toBeGreaterThanOrEqual(7);
    await choose('log');
    await expect.poll(share).toBeGreaterThan(15);
    await expect(stage.locator('dd').last()).toContainText('100');
    await expect(stage.locator('dd').last()).toContainText('10k');

    await choose('log');
    await expect(
      stage.getByRole('button', { name: 'log', exact: true }),
    ).toHaveAttribute('aria-pressed', 'true');
    await choose('symlog');
    await expect.poll(share).toBeGreaterThan(45);
    await expect(stage.locator('.MuiMarkElement-root')).toHaveCount(8);
  },
);
