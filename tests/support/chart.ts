import { expect, type Locator, type Page } from '@playwright/test';

/** A bar as it is painted, in whole pixels of the chart. */
export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The bars of a chart in the order of the series and their values, or those of one series by its `id`. */
export const barsOf = (stage: Locator, series?: string): Locator =>
  stage.locator(
    `.MuiBarElement-root${series === undefined ? '' : `.MuiBarElement-series-${series}`}`,
  );

export const measureBars = (bars: Locator): Promise<Bar[]> =>
  bars.evaluateAll((rects) =>
    rects.map((rect) => {
      const pixels = (name: string) => Math.round(Number(rect.getAttribute(name)));
      return { x: pixels('x'), y: pixels('y'), width: pixels('width'), height: pixels('height') };
    }),
  );

/** Repeats `check` with fresh measures until it passes, because bars slide to their places. */
export async function expectBars(bars: Locator, check: (measured: Bar[]) => void): Promise<void> {
  await expect(async () => {
    check(await measureBars(bars));
  }).toPass();
}

/** Heights have the same proportions as the values, up to a pixel of rounding. */
export function expectProportions(heights: number[], values: number[]): void {
  const scale = Math.max(...heights) / Math.max(...values);
  expect(heights).toHaveLength(values.length);
  heights.forEach((height, index) => {
    expect(Math.abs(height - (values[index] ?? 0) * scale)).toBeLessThanOrEqual(1);
  });
}

/** The middle and the radius of a full pie in pixels of the page, once its slices have grown and come to rest. */
export async function circleOf(stage: Locator): Promise<{ x: number; y: number; radius: number }> {
  const pie = stage.locator('.MuiPieChart-series');
  const circle = { x: 0, y: 0, radius: 0 };
  await expect(async () => {
    const box = await pie.boundingBox();
    if (!box) throw new Error('The pie has no size.');
    const before = { ...circle };
    circle.x = box.x + box.width / 2;
    circle.y = box.y + box.height / 2;
    circle.radius = box.width / 2;
    expect(Math.abs(box.width - box.height)).toBeLessThan(1);
    expect(circle).toEqual(before);
  }).toPass({ intervals: [200], timeout: 90_000 });
  return circle;
}

/**
 * Makes a demo narrower, or as wide as it was, and waits until its chart has followed, which takes a frame or more.
 * @param width a length in CSS; empty for that of the page.
 */
export async function resizeDemo(stage: Locator, width: string): Promise<void> {
  await stage.evaluate((box, value) => {
    if (box instanceof HTMLElement) box.style.width = value;
  }, width);
  await expect
    .poll(() =>
      stage.locator('svg').evaluateAll((drawings) => {
        // Icons and marks of the legend are drawings, too, and smaller ones.
        const [gap = Infinity] = drawings
          .flatMap((svg) => (svg instanceof SVGSVGElement ? [svg] : []))
          .map((svg) => ({ drawn: svg.viewBox.baseVal.width, box: svg.getBoundingClientRect() }))
          .toSorted((a, b) => b.box.width - a.box.width)
          .map(({ drawn, box }) => Math.abs(drawn - box.width));
        return gap;
      }),
    )
    .toBeLessThan(1);
}

/** The rows of the open tooltip, such as "Rain 58". */
export const tooltipRows = (page: Page): Locator => page.getByRole('tooltip').getByRole('row');

/** The labels of the ticks of all axes, in the order in which they are drawn. */
export const tickLabels = (stage: Locator): Locator => stage.locator('.MuiChartsAxis-tickLabel');

/** A point of the page on a drawn path, at a share from 0 to 1 of the path's length. */
export const pointOnPath = (path: Locator, share: number): Promise<{ x: number; y: number }> =>
  path.evaluate((element, at) => {
    if (!(element instanceof SVGGeometryElement)) throw new Error('The element is not a path.');
    const matrix = element.getScreenCTM();
    if (!matrix) throw new Error('The path is not on the screen.');
    const { x, y } = element
      .getPointAtLength(element.getTotalLength() * at)
      .matrixTransform(matrix);
    return { x, y };
  }, share);
