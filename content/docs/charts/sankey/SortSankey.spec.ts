import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'orders each column by name or by size, and keeps a choice that is clicked twice',
  async ({ stage }) => {
    await expect(stage.locator('[data-node]')).toHaveCount(8);
    /** The uses from the top. */
    const uses = () =>
      stage.locator('[data-node]').evaluateAll((all) =>
        all
          .filter((node) =>
            ['homes', 'industry', 'gardens', 'leaks'].includes(
              node.getAttribute('data-node') ?? '',
            ),
          )
          .map((node) => ({
            name: node.getAttribute('data-node'),
            y: Number(node.querySelector('rect')?.getAttribute('y')),
          }))
          .sort((a, b) => a.y - b.y)
          .map(({ name }) => name),
      );
    const choose = (name: string) =>
      stage.getByRole('button', { name }).click();
    await choose('By name');
    await expect.poll(uses).toEqual(['gardens', 'homes', 'industry', 'leaks']);
    await choose('By size');
    await expect.poll(uses).toEqual(['homes', 'industry', 'gardens', 'leaks']);
    await choose('By size');
    await expect.poll(uses).toEqual(['homes', 'industry', 'gardens', 'leaks']);
    await choose('Automatic');
    await expect(
      stage.getByRole('button', { name: 'Automatic' }),
    ).toHaveAttribute('aria-pressed', 'true');
  },
);
