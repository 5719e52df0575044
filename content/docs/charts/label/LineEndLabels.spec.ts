import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'names each line at its last value, inside of the drawing at every width',
  async ({ stage }) => {
    const labels = ['E-books 34', 'Films 12'];
    for (const width of ['', '320px']) {
      await stage.evaluate((box, value) => {
        box.style.width = value;
      }, width);
      for (const text of labels) {
        await expect(async () => {
          const label = await stage
            .getByText(text, { exact: true })
            .boundingBox();
          const svg = await stage.getByRole('img').boundingBox();
          if (!label || !svg) throw new Error('The chart has no size.');
          expect(label.x + label.width).toBeLessThanOrEqual(
            svg.x + svg.width + 1,
          );
        }).toPass();
      }
    }
    await stage.evaluate((box) => {
      box.style.width = '';
    });
  },
);
