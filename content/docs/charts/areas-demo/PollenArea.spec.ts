import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'cuts line and area into three pieces, or into one, and marks the same days',
  async ({ stage }) => {
    const area = stage.locator('.MuiAreaElement-root');
    const line = stage.locator('.MuiLineElement-root');
    const toggle = stage.getByRole('switch');
    const expectPieces = async (count: number) => {
      for (const shape of [area, line]) {
        await expect
          .poll(
            async () => (await shape.getAttribute('d'))?.match(/M/g)?.length,
          )
          .toBe(count);
      }
      await expect(stage.locator('.MuiMarkElement-root')).toHaveCount(11);
    };
    await expectPieces(3);
    await toggle.click();
    await expectPieces(1);
    await toggle.click();
    await expectPieces(3);
  },
);
