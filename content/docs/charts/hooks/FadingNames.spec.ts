import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'fades the names of the other lines, for one line at a time, and none without a choice',
  async ({ stage }) => {
    const name = (line: string) =>
      stage.locator('text[data-state]', { hasText: line });
    const button = (line: string) => stage.getByRole('button', { name: line });
    const states = async () => {
      const found: (string | null)[] = [];
      for (const line of ['Line 1', 'Line 2', 'Line 3'])
        found.push(await name(line).getAttribute('data-state'));
      return found.join(', ');
    };
    await expect.poll(states).toBe('plain, plain, plain');
    await button('Line 2').click();
    await expect.poll(states).toBe('faded, highlighted, faded');
    await button('Line 3').click();
    await expect.poll(states).toBe('faded, faded, highlighted');
    // The lines themselves are in the same states as their names.
    await expect(
      stage.locator('.MuiLineElement-root[data-faded="true"]'),
    ).toHaveCount(2);
    await button('Line 3').click();
    await expect.poll(states).toBe('plain, plain, plain');
  },
);

testDemo(
  import.meta.url,
  'follows the pointer on a line, and forgets it',
  async ({ stage, page }) => {
    const line = stage.locator('.MuiLineElement-root').first();
    const state = stage.locator('text[data-state]', { hasText: 'Line 1' });
    const other = stage.locator('text[data-state]', { hasText: 'Line 2' });
    // The middle of the path's box is not on the path.
    const start = await line.evaluate((path: SVGPathElement) => {
      const { x, y } = path.getPointAtLength(path.getTotalLength() / 2);
      const matrix = path.getScreenCTM();
      if (!matrix) throw new Error('The line is not drawn.');
      return { x: x * matrix.a + matrix.e, y: y * matrix.d + matrix.f };
    });
    await page.mouse.move(start.x, start.y);
    await expect(state).toHaveAttribute('data-state', 'highlighted');
    await expect(other).toHaveAttribute('data-state', 'faded');
    await page.mouse.move(0, 0);
    await expect(state).toHaveAttribute('data-state', 'plain');
    await expect(other).toHaveAttribute('data-state', 'plain');
  },
);
