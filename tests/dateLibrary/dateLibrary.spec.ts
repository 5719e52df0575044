import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { dateLibraryMessages as words } from '#content/messages/dateLibrary.ts';
import { dateLibraries, type DerivedLibrary } from '#core/dateLibrary/libraries.ts';
import { axe } from '../support/axe.ts';
import {
  forgetShifts,
  hydrated,
  listenToConsole,
  pointAt,
  shiftsOf,
  watchShifts,
} from '../support/browser.ts';
import { clickDay, fieldOf, popupOf, typeDate } from '../support/picker.ts';

const PICKER = '/x/react-date-pickers/date-picker/';
const CALENDAR = '/x/react-date-pickers/date-calendar/';
const FIELD = '/x/react-date-pickers/date-field/';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** A reader who has chosen before. */
async function keep(page: Page, library: string): Promise<void> {
  await page.addInitScript((value) => {
    // The frame of edited code is sandboxed, and has no storage.
    if (window === top) localStorage.setItem('docs-date-library', value);
  }, library);
}

const demoOf = (page: Page, name: string): Locator => page.locator(`[data-demo="${name}"]`);
const inLibrary = (page: Page, name: string, library: string): Locator =>
  demoOf(page, name).and(page.locator(`[data-shown-dates="${library}"]`));

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

async function copyOf(page: Page, name: string): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await demoOf(page, name).getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.poll(() => copied(page)).not.toBe('');
  return copied(page);
}

/** The library of the adapter that a live demo stands in, as React holds it. */
const adapterOf = (live: Locator): Promise<string> =>
  live
    .locator('> *')
    .first()
    .evaluate((element) => {
      interface Fiber {
        return: Fiber | null;
        child: Fiber | null;
        memoizedProps: { value?: { adapter?: { lib?: string } } } | null;
      }
      const key = Object.keys(element).find((name) => name.startsWith('__reactFiber'));
      let fiber = (element as unknown as Record<string, Fiber | null>)[key ?? ''] ?? null;
      for (; fiber !== null; fiber = fiber.return) {
        const lib = fiber.memoizedProps?.value?.adapter?.lib;
        if (lib !== undefined) return lib;
      }
      return 'none';
    });

interface Expected {
  /** Of a field whose format stands in the code. */
  format: string;
  /** How the page's code makes a date. */
  construction: string;
  dependency: string;
}

const GREGORIAN: Partial<Record<DerivedLibrary, Expected>> = {
  'date-fns': {
    format: 'format="yyyy-MM-dd"',
    construction: "parseISO('1969-07-20')",
    dependency: 'date-fns',
  },
  luxon: {
    format: 'format="yyyy-MM-dd"',
    construction: "DateTime.fromISO('1969-07-20')",
    dependency: 'luxon',
  },
  moment: {
    format: 'format="YYYY-MM-DD"',
    construction: "moment('1969-07-20')",
    dependency: 'moment',
  },
};

for (const [library, expected] of Object.entries(GREGORIAN)) {
  const { adapter, name } = dateLibraries[library as DerivedLibrary];

  test(`${name}: code, copy, ZIP and the editor are in the library that was kept`, async ({
    page,
  }) => {
    const consoleMessages = listenToConsole(page);
    await keep(page, library);
    await page.goto(FIELD);
    await inLibrary(page, 'FieldFormats', library).waitFor();
    const code = await copyOf(page, 'FieldFormats');
    expect(code).toContain(`import { ${adapter} } from '@mui/x-date-pickers/${adapter}';`);
    expect(code).toContain(expected.construction);
    expect(code).toContain(expected.format);
    expect(code).not.toMatch(/day\.?js/i);

    await demoOf(page, 'FieldFormats').getByRole('button', { name: 'More tools' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Download ZIP' }).click(),
    ]);
    const files = unzipSync(readFileSync(await download.path()));
    const text = (end: string): string =>
      Object.entries(files).flatMap(([path, data]) =>
        path.endsWith(end) ? strFromU8(data) : [],
      )[0] ?? '';
    expect(text('src/Demo.tsx').trim()).toBe(code.trim());
    const manifest = JSON.parse(text('package.json')) as { dependencies: Record<string, string> };
    expect(Object.keys(manifest.dependencies)).toContain(expected.dependency);
    expect(Object.keys(manifest.dependencies)).not.toContain('dayjs');

    await demoOf(page, 'FieldFormats').getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(demoOf(page, 'FieldFormats').getByRole('textbox').first()).toContainText(adapter);
    const frame = demoOf(page, 'FieldFormats').frameLocator('iframe');
    await expect(frame.getByRole('group', { name: 'ISO 8601' })).toBeVisible();
    expect(consoleMessages).toEqual([]);
  });

  test(`${name}: a picker runs with its adapter, here and alone`, async ({ page }) => {
    const consoleMessages = listenToConsole(page);
    await keep(page, library);
    await page.goto(PICKER);
    const live = await pointAt(demoOf(page, 'BasicDatePicker').locator('[data-stage]'));
    await expect.poll(() => adapterOf(live)).toBe(library);
    const field = fieldOf(live, 'Check-in');
    await typeDate(field, '02/29/2028');
    await field.button.click();
    const popup = popupOf(page, 'Check-in');
    await expect(popup.getByRole('grid', { name: 'February 2028' })).toBeVisible();
    await clickDay(popup, 1);
    await expect(popup).toHaveCount(0);
    await expect(field.button).toHaveAccessibleName('Choose date, selected date is Feb 1, 2028');

    await page.goto('/x/demo/?page=date-pickers/date-picker&name=BasicDatePicker');
    const alone = await pointAt(page.locator('[data-stage]'));
    await expect.poll(() => adapterOf(alone)).toBe(library);
    expect(consoleMessages).toEqual([]);
  });
}

const CALENDARS = [
  ['date-fns-jalali', /۱۴۰۵|1405/],
  ['moment-jalaali', /۱۴۰۵|1405/],
  ['moment-hijri', /١٤٤٨|1448/],
] as const;

for (const [library, year] of CALENDARS) {
  test(`${library}: a calendar shows the year of its calendar`, async ({ page }) => {
    const consoleMessages = listenToConsole(page);
    await keep(page, library);
    await page.goto(CALENDAR);
    const code = inLibrary(page, 'ControlledCalendar', library);
    await code.waitFor();
    await expect(code).toContainText(dateLibraries[library].adapter);
    const live = await pointAt(demoOf(page, 'ControlledCalendar').locator('[data-stage]'));
    await expect.poll(() => adapterOf(live)).toBe(library);
    await expect(live).toContainText(year);
    expect(consoleMessages).toEqual([]);
  });
}

test('the choice is made on the page, holds for the next one, and goes back without a trace', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(PICKER);
  await hydrated(page);
  const group = page.getByRole('group', { name: words.title });
  await expect(group.getByRole('button', { name: 'Day.js' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await pointAt(demoOf(page, 'BasicDatePicker').locator('[data-stage]'));
  expect(requests.filter((path) => path.startsWith('/x/dates/'))).toEqual([]);
  expect(await copyOf(page, 'BasicDatePicker')).toContain('AdapterDayjs');

  await group.getByRole('button', { name: 'Luxon' }).click();
  await inLibrary(page, 'BasicDatePicker', 'luxon').waitFor();
  await expect(group.getByRole('button', { name: 'Luxon' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await copyOf(page, 'BasicDatePicker')).toContain('AdapterLuxon');

  await page.goto(FIELD);
  await inLibrary(page, 'BasicDateField', 'luxon').waitFor();
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('group', { name: 'Date library of pickers' });
  await settings.getByRole('button', { name: 'Day.js' }).click();
  await expect(demoOf(page, 'BasicDateField')).not.toHaveAttribute('data-shown-dates');
  await page.keyboard.press('Escape');
  expect(await copyOf(page, 'BasicDateField')).toContain('AdapterDayjs');
});

test('nonsense in the storage is Day.js', async ({ page }) => {
  const consoleMessages = listenToConsole(page);
  await keep(page, 'temporal"><b>');
  await page.goto(PICKER);
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-dates', 'dayjs');
  expect(await copyOf(page, 'BasicDatePicker')).toContain('AdapterDayjs');
  expect(consoleMessages).toEqual([]);
});

test('an example without code for the library says so, and its copy is that of Day.js', async ({
  page,
}) => {
  await keep(page, 'luxon');
  await page.goto('/x/react-date-pickers/calendar-systems/');
  await inLibrary(page, 'OtherCalendars', 'luxon').waitFor();
  await expect(demoOf(page, 'SchoolWeeks')).toContainText(words.onlyDayjs);
  expect(await copyOf(page, 'SchoolWeeks')).toMatch(/dayjs/);
});

test('the page passes axe in another library', async ({ page }) => {
  await keep(page, 'date-fns');
  await page.goto(PICKER);
  await inLibrary(page, 'BasicDatePicker', 'date-fns').waitFor();
  expect(await axe(page)).toEqual([]);
});

test('readers of Day.js see nothing move', async ({ page }) => {
  await watchShifts(page);
  await page.goto(PICKER);
  await hydrated(page);
  await forgetShifts(page);
  await pointAt(demoOf(page, 'BasicDatePicker').locator('[data-stage]'));
  expect(await shiftsOf(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the code is that of Day.js, and there is no choice', async ({ page }) => {
    await page.goto(PICKER);
    await expect(demoOf(page, 'BasicDatePicker')).toContainText('AdapterDayjs');
    await expect(page.getByRole('button', { name: 'Luxon' })).toHaveCount(0);
  });
});
