import { expect, type Locator } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { expectPngFromToolbar } from '#tests/support/savedPicture.ts';
import { pinch } from '#tests/support/touch.ts';

/** Where the first day, the day of the flood and the last day are, in pixels of the chart. */
const daysOf = (stage: Locator) =>
  stage.locator('.MuiLineElement-root').evaluate((line) => {
    const numbers = (line.getAttribute('d') ?? '')
      .split(/[^\d.-]+/)
      .filter(Boolean)
      .map(Number);
    // A start, and then curves of two control points and an end.
    const days = numbers.flatMap((x, at) =>
      at % 6 === 0 ? [{ x, y: numbers[at + 1] ?? NaN }] : [],
    );
    const highest = Math.min(...days.map(({ y }) => y));
    const [first] = days;
    const flood = days.find(({ y }) => y === highest);
    const last = days.at(-1);
    return {
      first: first?.x ?? NaN,
      flood: flood?.x ?? NaN,
      last: last?.x ?? NaN,
    };
  });

testDemo(
  import.meta.url,
  'shows fewer days after zooming in, moves with a drag, and zooms out to all of them and no further',
  async ({ stage, page }) => {
    const labels = stage.locator(
      '.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel',
    );
    const text = async () => (await labels.allTextContents()).join(' ');
    const zoom = (name: 'Zoom in' | 'Zoom out') =>
      stage.getByRole('button', { name });
    await expect.poll(text).toContain('Mar');
    const whole = await text();
    await expect(zoom('Zoom out')).toBeDisabled();
    for (let press = 0; press < 8; press += 1) await zoom('Zoom in').click();
    await expect.poll(text).not.toBe(whole);
    const zoomed = await text();

    const chart = await stage.getByRole('img').boundingBox();
    if (!chart) throw new Error('The chart has no size.');
    const y = chart.y + chart.height / 2;
    await page.mouse.move(chart.x + chart.width * 0.7, y);
    await page.mouse.down();
    await page.mouse.move(chart.x + chart.width * 0.4, y, { steps: 8 });
    await page.mouse.up();
    await page.mouse.move(0, 0);
    await expect.poll(text).not.toBe(zoomed);

    // Near the limits, each press goes only half of the remaining way.
    for (let press = 0; press < 120; press += 1) {
      if (await zoom('Zoom out').isDisabled()) break;
      await zoom('Zoom out').click();
    }
    await expect(zoom('Zoom out')).toBeDisabled();
    await expect.poll(text).toBe(whole);
    await page.mouse.move(0, 0);
  },
);

testDemo(
  import.meta.url,
  'saves a picture from the toolbar',
  async ({ stage }) => {
    await expectPngFromToolbar(stage);
  },
);

testDemo(
  import.meta.url,
  'zooms around the middle of two fingers, back to the whole and no further, while the page keeps its size',
  async ({ stage, page }) => {
    const whole = await daysOf(stage);
    const span = async () => {
      const { first, last } = await daysOf(stage);
      return last - first;
    };
    const chart = await stage.getByRole('img').boundingBox();
    if (!chart) throw new Error('The chart has no size.');
    const at = { x: chart.x + whole.flood, y: chart.y + chart.height / 2 };

    // Charts count a mouse that has moved as a finger, until one of its buttons is released.
    await page.mouse.down();
    await page.mouse.up();
    await pinch(page, { at, from: 60, to: 150 });
    await expect.poll(span).toBeGreaterThan((whole.last - whole.first) * 1.5);
    const zoomed = await daysOf(stage);
    expect(Math.abs(zoomed.flood - whole.flood)).toBeLessThan(5);
    expect(zoomed.first).toBeLessThan(whole.first);
    expect(zoomed.last).toBeGreaterThan(whole.last);
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);

    for (let again = 0; again < 6; again += 1)
      await pinch(page, { at, from: 200, to: 50 });
    await expect.poll(() => daysOf(stage)).toEqual(whole);
    await expect(
      stage.getByRole('button', { name: 'Zoom out' }),
    ).toBeDisabled();
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  },
);
