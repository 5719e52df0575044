import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'colors the headers of two columns, their icons included',
  async ({ stage }) => {
    const header = (name: string) => stage.getByRole('columnheader', { name });
    const background = 'background-color';
    const colorOf = (name: string) =>
      header(name).evaluate(
        (element) => getComputedStyle(element).backgroundColor,
      );
    await expect(header('Actual')).toHaveClass(/actual-header/);
    expect(await colorOf('Actual')).not.toBe(await colorOf('Planned'));
    await expect(header('Site')).not.toHaveCSS(
      background,
      await colorOf('Planned'),
    );

    await header('Actual').click();
    const icon = header('Actual').getByRole('button', { name: 'Sort' });
    await expect(icon).toBeVisible();
    const text = await header('Actual').evaluate(
      (element) => getComputedStyle(element).color,
    );
    await expect(icon).toHaveCSS('color', text);
  },
);
