import { expect, test } from '@playwright/test';
import { PieChart } from '@mui/x-charts/PieChart';
import { testDemo } from '#tests/support/demo.ts';
import { chartMarkupOf } from '#tests/support/markup.ts';

testDemo(
  import.meta.url,
  'highlights a slice by button and by pointer, and clears it when the button is pressed twice',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    const highlighted = stage.locator('.MuiPieArc-highlighted');
    const faded = stage.locator('.MuiPieArc-faded');
    const food = stage.getByRole('button', { name: 'Food' });
    await food.click();
    await expect(highlighted).toHaveCount(1);
    await expect(faded).toHaveCount(3);
    await expect(status).toHaveText('Food: €610 per month');
    await food.click();
    await expect(highlighted).toHaveCount(0);
    await expect(faded).toHaveCount(0);

    await stage.locator('.MuiPieArc-root').first().hover();
    await expect(stage.getByRole('button', { name: 'Rent' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.mouse.move(0, 0);
    await expect(status).toHaveText('Choose or point at an expense');
    await expect(faded).toHaveCount(0);
  },
);

test('marks an item of a series with a scope, and none without it', () => {
  const draw = (series: object, chart: object) =>
    chartMarkupOf(PieChart, {
      series: [{ id: 'money', data: [{ value: 1 }, { value: 2 }], ...series }],
      ...chart,
    });
  const highlighted = {
    highlightedItem: { seriesId: 'money', dataIndex: 0 },
  };
  const scope = { highlightScope: { highlight: 'item', fade: 'global' } };
  // Proves: Without it, nothing changes.
  expect(draw({}, highlighted)).toBe(draw({}, {}));
  expect(draw(scope, highlighted)).not.toBe(draw(scope, {}));
});
