import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws a section per step, from the widest at the top, with its number and its name in the legend',
  async ({ stage, page }) => {
    const sections = stage.locator('.MuiFunnelSection-root');
    await expect(sections).toHaveCount(5);
    await expect(stage.locator('.MuiFunnelSection-label')).toHaveText([
      '9,400',
      '5,170',
      '1,620',
      '890',
      '610',
    ]);
    await expect(stage.getByRole('listitem')).toHaveCount(5);
    const boxes = await sections.evaluateAll((all) =>
      all.map((section) => section.getBoundingClientRect().toJSON()),
    );
    const widths = boxes.map(({ width }) => width);
    expect(widths).toEqual([...widths].sort((a, b) => b - a));
    const tops = boxes.map(({ y }) => y);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    await sections.nth(4).hover();
    await expect(tooltipRows(page)).toHaveText(['Ordered610']);
    await sections.nth(0).hover();
    await expect(tooltipRows(page)).toHaveText(['Visits9,400']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
