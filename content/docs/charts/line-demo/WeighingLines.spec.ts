import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws one line through all weighings, or pieces without it, and keeps each mark',
  async ({ stage }) => {
    const line = stage.locator('.MuiLineElement-root');
    const marks = stage.locator('.MuiMarkElement-root');
    const toggle = stage.getByRole('switch');
    const expectPieces = (count: number) =>
      expect
        .poll(async () => (await line.getAttribute('d'))?.match(/M/g)?.length)
        .toBe(count);
    await expect(marks).toHaveCount(8);
    await expectPieces(1);
    await toggle.click();
    await expectPieces(6);
    await expect(marks).toHaveCount(8);
    await toggle.click();
    await expectPieces(1);
  },
);
