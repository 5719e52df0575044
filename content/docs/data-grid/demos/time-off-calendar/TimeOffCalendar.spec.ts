import { expect, type Locator } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

const cellOf = (stage: Locator, person: string, day: string) =>
  stage.locator(`[data-id="${person}"] [data-field="2026-${day}"]`);

const selectedIn = (stage: Locator) => stage.getByRole('status').first();
const statusIn = (stage: Locator) => stage.getByRole('status').last();
const button = (stage: Locator, name: string) =>
  stage.getByRole('button', { name, exact: true });

testDemo(
  import.meta.url,
  'requests a range that is dragged, and refuses the same days twice',
  async ({ stage, page }) => {
    const request = button(stage, 'Request');
    await expect(request).toBeDisabled();
    await expect(stage.getByText('Requests (3)')).toBeVisible();

    const first = cellOf(stage, 'lucas-martin', '04-01');
    const last = cellOf(stage, 'lucas-martin', '04-04');
    await first.hover();
    await page.mouse.down();
    await last.hover();
    await page.mouse.up();
    await expect(selectedIn(stage)).toHaveText(
      'Lucas Martin: Apr 1 to Apr 4, 2 days of work',
    );
    await request.click();
    await expect(statusIn(stage)).toHaveText(
      'Requested: Lucas Martin, Apr 1 to Apr 4, 2 days.',
    );
    await expect(
      first.getByRole('img', { name: 'Vacation, requested' }),
    ).toBeVisible();
    // Saturday is part of the range, but not of the absence.
    await expect(last.getByRole('img')).toHaveCount(0);
    await expect(stage.getByText('Yard, 10 left')).toBeVisible();
    await expect(request).toBeDisabled();

    // One day of the new range is taken already.
    await cellOf(stage, 'lucas-martin', '04-02').click();
    await request.click();
    await expect(stage.getByRole('alert')).toHaveText(
      'Lucas Martin is already away on Apr 2.',
    );
    await expect(stage.getByText('Requests (4)')).toBeVisible();

    // A weekend and a holiday alone are nothing to ask for.
    await cellOf(stage, 'elin-berg', '04-03').click();
    await cellOf(stage, 'elin-berg', '04-04').click({ modifiers: ['Shift'] });
    await request.click();
    await expect(stage.getByRole('alert')).toHaveText(
      'Elin Berg: there is no workday among these days.',
    );
  },
);

testDemo(
  import.meta.url,
  'selects, requests, and withdraws by keyboard',
  async ({ stage, page, keys }) => {
    const start = cellOf(stage, 'jonas-weber', '04-01');
    await start.click();
    // An arrow key clears the selection, and Space selects the focused day.
    await page.keyboard.press(keys.open);
    await expect(selectedIn(stage)).toHaveText('Select days in the calendar.');
    await page.keyboard.press('Enter');
    await expect(stage.getByText('Requests (3)')).toBeVisible();
    await page.keyboard.press(keys.close);
    await expect(start).toBeFocused();
    await page.keyboard.press('Space');
    await expect(selectedIn(stage)).toHaveText(
      'Jonas Weber: Apr 1, 1 day of work',
    );

    // Two people at once, with a day more than one of them has left.
    await page.keyboard.press('Shift+ArrowDown');
    // The same key in both directions of text, unlike without Shift.
    for (let day = 0; day < 7; day += 1)
      await page.keyboard.press('Shift+ArrowRight');
    await expect(selectedIn(stage)).toHaveText(
      'Jonas Weber: Apr 1 to Apr 8, 4 days of work; Grace Okoro: Apr 1 to Apr 8, 4 days of work',
    );
    await page.keyboard.press('Enter');
    await expect(stage.getByRole('alert')).toHaveText(
      'Jonas Weber has 3 days left, and this takes 4.',
    );
    await expect(statusIn(stage)).toHaveText(
      'Requested: Grace Okoro, Apr 1 to Apr 8, 4 days.',
    );
    await expect(start).toBeFocused();

    // Delete takes back what the selection touches, and says so if it is nothing.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.keyboard.press('Delete');
    await expect(statusIn(stage)).toHaveText(
      'Withdrawn: Grace Okoro, Apr 1 to Apr 8.',
    );
    await page.keyboard.press('Delete');
    await expect(statusIn(stage)).toHaveText(
      'There is nothing to withdraw on these days.',
    );
    await expect(stage.getByText('Requests (3)')).toBeVisible();
  },
);

testDemo(
  import.meta.url,
  'warns of a team that gets too small as soon as another request is approved',
  async ({ stage }) => {
    const approveOmar = button(stage, 'Approve: Omar Haddad, Apr 10');
    const warnings = stage.getByRole('note');
    await expect(warnings).toHaveText([
      'Customs would have 1 of 3 people on Apr 16, Apr 17.',
    ]);
    await expect(approveOmar).toBeVisible();

    await button(stage, 'Approve: Elin Berg, Apr 9 to Apr 14').click();
    await expect(
      cellOf(stage, 'elin-berg', '04-09').getByRole('img'),
    ).toHaveAccessibleName('Vacation, approved');
    // The title has the focus that the button had.
    await expect(stage.getByText('Requests (2)')).toBeFocused();
    await expect(warnings.first()).toHaveText(
      'Booking would have 1 of 4 people on Apr 10.',
    );
    await expect(approveOmar).toHaveCount(0);
    await button(stage, 'Approve anyway: Omar Haddad, Apr 10').click();
    await button(stage, 'Decline: Ana Duarte, Apr 16 to Apr 17').click();
    await expect(statusIn(stage)).toHaveText(
      'Declined: Ana Duarte, Apr 16 to Apr 17.',
    );
    await expect(
      stage.getByText('No request waits for an answer.'),
    ).toBeVisible();
    await expect(warnings).toHaveCount(0);
  },
);

testDemo(
  import.meta.url,
  'warns of whoever comes second, whatever the order',
  async ({ stage }) => {
    await button(stage, 'Approve: Omar Haddad, Apr 10').click();
    await expect(stage.getByRole('note').first()).toHaveText(
      'Booking would have 1 of 4 people on Apr 10.',
    );
    await expect(
      button(stage, 'Approve anyway: Elin Berg, Apr 9 to Apr 14'),
    ).toBeVisible();
    await expect(
      stage.getByRole('columnheader', { name: 'Apr 6' }).getByTitle('Easter'),
    ).toBeVisible();
  },
);

testDemo(
  import.meta.url,
  'changes a range without dragging, and crosses the end of a month',
  async ({ stage }) => {
    const day = cellOf(stage, 'priya-nair', '04-30');
    await expect(day).toHaveCount(0);
    await button(stage, 'May').click();
    await expect(cellOf(stage, 'priya-nair', '05-01')).toBeInViewport();
    await expect(
      stage.getByRole('gridcell', { name: 'Priya Nair' }),
    ).toBeInViewport();

    await cellOf(stage, 'priya-nair', '05-04').click();
    await stage.getByLabel('First day').selectOption('2026-04-29');
    await expect(selectedIn(stage)).toHaveText(
      'Priya Nair: Apr 29 to May 4, 3 days of work',
    );
    await expect(cellOf(stage, 'priya-nair', '05-01')).toHaveClass(
      /Mui-selected/,
    );
    // A range cannot end before it begins.
    await expect(
      stage.getByLabel('Last day').locator('option').first(),
    ).toHaveText('Wed, Apr 29');
    await stage.getByLabel('Kind').selectOption('Training');
    await button(stage, 'Request').click();
    await expect(
      cellOf(stage, 'priya-nair', '05-04').getByRole('img'),
    ).toHaveAccessibleName('Training, requested');
    // Training does not take days of vacation.
    await expect(stage.getByText('Yard, 11 left')).toBeVisible();

    // Two ranges with a gap have no first and last day.
    await cellOf(stage, 'omar-haddad', '05-04').click();
    await cellOf(stage, 'omar-haddad', '05-06').click({
      modifiers: ['ControlOrMeta'],
    });
    await expect(selectedIn(stage)).toHaveText(
      'Omar Haddad: May 4, 1 day of work; Omar Haddad: May 6, 1 day of work',
    );
    await expect(stage.getByLabel('First day')).toHaveCount(0);
    // A cell that is unselected again is left out.
    await cellOf(stage, 'omar-haddad', '05-06').click({
      modifiers: ['ControlOrMeta'],
    });
    await expect(selectedIn(stage)).toHaveText(
      'Omar Haddad: May 4, 1 day of work',
    );
  },
);
