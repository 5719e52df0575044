import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'colors all headers, and the icons in them can be seen',
  async ({ stage }) => {
    const header = (name: string) => stage.getByRole('columnheader', { name });
    const colorOf = (name: string, key: 'color' | 'backgroundColor') =>
      header(name).evaluate(
        (element, property) => getComputedStyle(element)[property],
        key,
      );
    const band = await colorOf('Shipment', 'backgroundColor');
    expect(band).not.toBe('rgba(0, 0, 0, 0)');
    expect(await colorOf('Weight', 'backgroundColor')).toBe(band);
    const sort = header('Weight').getByRole('button', { name: 'Sort' });
    await expect(sort).toHaveCSS('color', await colorOf('Weight', 'color'));
    await header('Weight').click();
    await expect(header('Weight')).toHaveAttribute('aria-sort', 'descending');
    expect(await colorOf('Weight', 'backgroundColor')).toBe(band);
  },
);

testStylings(import.meta.url, '[role="columnheader"]');
