import { expect, type Locator, type Page } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

const figureOf = (stage: Locator, name: string) =>
  stage.locator('dl > div', { hasText: new RegExp(`^${name}`) }).locator('dd');

const cellOf = (stage: Locator, id: string, field: string) =>
  stage.locator(`[data-id="${id}"] [data-field="${field}"]`);

const press = (stage: Locator, name: string) =>
  stage.getByRole('button', { name, exact: true }).click();

/** From here on, time passes only by `runFor`, so the page is not shared. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

testDemo(
  import.meta.url,
  'shows 1,000 readings per second, holds the grid during a burst, and stops',
  async ({ stage, page }) => {
    const degrees = stage.locator('[role="gridcell"][data-field="degrees"]');
    const received = figureOf(stage, 'Readings');
    const status = stage.getByRole('status');

    // Proves: Nothing moves until users press Start, and they can pause or
    // Useful before the start, and nothing moves by itself.
    await stopClock(page);
    await page.clock.runFor(3000);
    await expect(received).toHaveText('0');
    await expect(figureOf(stage, 'In alarm')).toHaveText('4');
    await expect(stage.getByRole('button', { name: 'Pause' })).toBeDisabled();
    await expect(cellOf(stage, 'CDNU 401329', 'isInAlarm')).toHaveText('Alarm');
    const before = await degrees.allTextContents();

    await press(stage, 'Start');
    await expect(status).toHaveText(/4 times per second/);
    await page.clock.runFor(2000);
    await expect(received).toHaveText('2,000');
    await expect(figureOf(stage, 'Per second')).toHaveText('1,000');
    await expect(figureOf(stage, 'Frames per second')).not.toHaveText('0');
    await expect.poll(() => degrees.allTextContents()).not.toEqual(before);

    // Strangers and failed sensors are counted, and do not become rows.
    await expect(figureOf(stage, 'Ignored')).toHaveText('6');
    await expect(stage.getByText('Total Rows: 500')).toBeVisible();

    // Proves: Pause stops the updates of the grid, and nothing else.
    await press(stage, 'Pause');
    await expect(status).toContainText('paused');
    const held = await degrees.allTextContents();
    await page.clock.runFor(20_000);
    await expect(received).toHaveText('22,000');
    // However long the pause is, one row waits for each container.
    await expect(figureOf(stage, 'Containers with news')).toHaveText('500');
    expect(await degrees.allTextContents()).toEqual(held);
    await expect(stage.getByRole('log').getByRole('button')).toHaveCount(5);

    await press(stage, 'Resume');
    await expect.poll(() => degrees.allTextContents()).not.toEqual(held);

    await press(stage, 'Stop');
    const last = await degrees.allTextContents();
    await page.clock.runFor(5000);
    await expect(received).toHaveText('22,000');
    expect(await degrees.allTextContents()).toEqual(last);

    // It goes on where it stopped.
    await press(stage, 'Start');
    await page.clock.runFor(1000);
    await expect(received).toHaveText('23,000');
  },
  { alone: true },
);

testDemo(
  import.meta.url,
  'leads from an alarm to its row, even if a filter hides the row',
  async ({ stage, page }) => {
    const alarms = stage.getByRole('log').getByRole('button');
    const toggle = stage.getByLabel('Only alarms');
    const states = stage.locator('[role="gridcell"][data-field="isInAlarm"]');
    const inAlarm = async () =>
      Number(await figureOf(stage, 'In alarm').textContent());

    await toggle.check();
    await expect(states).toHaveCount(4);
    await expect(stage.getByRole('log')).toHaveText('No new alarms.');

    await stopClock(page);
    await press(stage, 'Start');
    await page.clock.runFor(20_000);
    await expect(alarms).toHaveCount(5);
    await expect(states).toHaveCount(await inAlarm());
    await expect(states.filter({ hasNotText: 'Alarm' })).toHaveCount(0);

    // The oldest of the five is no longer in alarm, so its row is hidden.
    await press(stage, 'Stop');
    const id = (await alarms.last().textContent())?.split(':')[0] ?? '';
    await expect(cellOf(stage, id, 'id')).toHaveCount(0);
    await alarms.last().click();
    await expect(toggle).not.toBeChecked();
    await expect(cellOf(stage, id, 'id')).toBeFocused();
    await page.keyboard.press('End');
    await expect(cellOf(stage, id, 'cargo')).toBeFocused();

    // A row that is on the screen already does not change the filter.
    await toggle.check();
    await alarms.first().click();
    await expect(toggle).toBeChecked();
  },
  { alone: true },
);

testDemo(
  import.meta.url,
  'updates the grid less often for readers who want less motion',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(status).toHaveText('The feed is stopped.');
    await press(stage, 'Start');
    await expect(status).toHaveText('The grid is updated every 2 seconds.');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(status).toHaveText('The grid is updated 4 times per second.');
    await page.emulateMedia({ reducedMotion: null });
  },
);
