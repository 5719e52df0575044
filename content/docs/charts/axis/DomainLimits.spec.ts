import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'ends at round values, at the values themselves, or at limits around zero',
  async ({ stage }) => {
    const choose = (name: string) =>
      stage.getByRole('button', { name, exact: true }).click();
    const lowest = async () => {
      const [line, mark] = await Promise.all([
        stage
          .locator('.MuiChartsAxis-directionY .MuiChartsAxis-line')
          .boundingBox(),
        stage.locator('.MuiMarkElement-root').nth(3).boundingBox(),
      ]);
      if (!line || !mark) throw new Error('The chart has no size.');
      return Math.round(line.y + line.height - (mark.y + mark.height / 2));
    };
    const zeroIsInTheMiddle = async () => {
      const [line, zero] = await Promise.all([
        stage
          .locator('.MuiChartsAxis-directionY .MuiChartsAxis-line')
          .boundingBox(),
        stage.getByText('0', { exact: true }).first().boundingBox(),
      ]);
      if (!line || !zero) throw new Error('The chart has no size.');
      return Math.abs(line.y + line.height / 2 - zero.y - zero.height / 2) < 4;
    };
    await expect.poll(lowest).toBeGreaterThan(3);
    expect(await zeroIsInTheMiddle()).toBe(false);
    await choose('strict');
    await expect.poll(lowest).toBeLessThanOrEqual(1);
    await choose('function');
    await expect.poll(zeroIsInTheMiddle).toBe(true);
    await choose('function');
    await expect.poll(zeroIsInTheMiddle).toBe(true);
    await choose('nice');
    await expect.poll(lowest).toBeGreaterThan(3);
  },
);
