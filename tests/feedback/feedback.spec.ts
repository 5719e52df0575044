import { expect, test, type Page } from '@playwright/test';
import { feedbackAnswers } from '#content/messages/feedbackAnswers.ts';
import { FEEDBACK_TOKEN } from '../../playwright.config.ts';
import { axe, COLORS } from '../support/axe.ts';
import {
  choose,
  expectNoOverflow,
  hydrated,
  listenToConsole,
  shiftsOf,
  watchShifts,
} from '../support/browser.ts';

const SORTING = '/x/react-data-grid/sorting/';
const STYLE = '/x/react-data-grid/style/';
const API = '**/x/api/feedback';

/** Opens a page and waits until it works: before, the browser itself sends the form. */
async function openPage(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
}

const pageForm = (page: Page) => page.getByRole('form', { name: 'Feedback', exact: true });
const vote = (page: Page, name: 'Yes' | 'No') =>
  pageForm(page).getByRole('button', { name, exact: true });
const comment = (page: Page) => page.getByRole('textbox', { name: /\(optional\)/ });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true });

/** A text that no other run has sent. */
const unique = (): string => `Said by a test, ${Math.random().toString(36).slice(2)}`;

/** The answers that the maintainers' view shows for a page. */
async function answersOn(page: Page, route: string): Promise<string> {
  const response = await page.request.get(`/x/feedback/?page=${route}&comments=yes`, {
    headers: { Authorization: `Bearer ${FEEDBACK_TOKEN}` },
  });
  return response.text();
}

const occurrences = (text: string, part: string): number => text.split(part).length - 1;

test('a page is voted on and commented once, by keyboard, and the vote is remembered', async ({
  page,
}) => {
  const consoleMessages = listenToConsole(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/x/api/feedback')) sent.push(request.postData() ?? '');
  });
  await openPage(page, SORTING);
  const text = unique();
  await vote(page, 'No').focus();
  await page.keyboard.press('Enter');
  await expect(vote(page, 'No')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await expect(comment(page)).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Control+Enter');
  await expect(pageForm(page).getByRole('status')).toHaveText(feedbackAnswers.thanks);
  await expect(vote(page, 'No')).toBeFocused();
  expect(sent).toHaveLength(2);
  expect(occurrences(await answersOn(page, SORTING), text)).toBe(1);
  expect(await page.evaluate((key) => localStorage.getItem(key), `feedback-${SORTING}`)).toBe('0');
  await page.reload();
  await expect(vote(page, 'No')).toHaveAttribute('aria-pressed', 'true');
  await expect(comment(page)).toHaveCount(0);
  expect(consoleMessages).toEqual([]);
});

test('a double click is one answer', async ({ page }) => {
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/x/api/feedback')) statuses.push(response.status());
  });
  await openPage(page, SORTING);
  await vote(page, 'Yes').dblclick();
  await expect(comment(page)).toBeVisible();
  const text = unique();
  await comment(page).fill(text);
  await submit(page).dblclick();
  await expect(pageForm(page).getByRole('status')).toHaveText(feedbackAnswers.thanks);
  expect(statuses).toEqual([201, 201]);
  expect(occurrences(await answersOn(page, SORTING), text)).toBe(1);
});

test('a comment that is too short is not sent and counts as done', async ({ page }) => {
  await openPage(page, SORTING);
  const voted = page.waitForResponse(API);
  await vote(page, 'Yes').click();
  await voted;
  await comment(page).fill('ok');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.method()));
  await submit(page).click();
  await expect(pageForm(page).getByRole('status')).toHaveText(feedbackAnswers.thanks);
  expect(requests).not.toContain('POST');
});

test('a section is answered on from its heading', async ({ page }) => {
  const consoleMessages = listenToConsole(page);
  await watchShifts(page);
  await openPage(page, SORTING);
  const open = page.getByRole('button', { name: 'Feedback on “Multi-sorting”' });
  await open.scrollIntoViewIfNeeded();
  await open.click();
  const panel = page.getByRole('region', { name: 'Feedback on “Multi-sorting”' });
  await expect(panel.getByRole('button', { name: 'Yes' })).toBeFocused();
  await expect(open).toHaveAttribute('aria-expanded', 'true');
  await panel.getByRole('button', { name: 'Yes' }).click();
  const text = unique();
  await panel.getByRole('textbox').fill(text);
  await panel.getByRole('button', { name: 'Submit' }).click();
  await expect(panel.getByRole('status')).toHaveText(feedbackAnswers.thanks);
  const answers = await answersOn(page, SORTING);
  expect(answers.replace(/\s+/g, ' ')).toMatch(
    new RegExp(`href="${SORTING}#multi-sorting"[^]*${text}`),
  );
  expect(await axe(page), 'light').toEqual([]);
  await panel.getByRole('button', { name: 'Yes' }).focus();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(open).toBeFocused();
  expect(await shiftsOf(page)).toEqual([]);
  expect(consoleMessages).toEqual([]);
});

test('a failure says so and keeps the text, and the next visit offers to send it', async ({
  page,
}) => {
  await openPage(page, SORTING);
  await page.route(API, (route) => route.fulfill({ status: 503, body: '' }));
  await vote(page, 'No').click();
  await expect(page.getByRole('alert').filter({ hasText: feedbackAnswers.failed })).toBeVisible();
  const text = unique();
  await comment(page).fill(text);
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: feedbackAnswers.failed })).toBeVisible();
  await expect(comment(page)).toHaveValue(text);
  expect(await axe(page), 'light').toEqual([]);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await axe(page, COLORS), 'dark').toEqual([]);

  // The next visit, on another page and later.
  await page.unroute(API);
  await page.clock.install({ time: Date.now() + 60_000 });
  await openPage(page, STYLE);
  await page.clock.runFor(3_000);
  await expect(page.getByText('Your feedback on “Sorting” was not submitted.')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Submit now' }).click();
  await page.clock.runFor(2_000);
  await expect(page.getByText(feedbackAnswers.thanks)).toBeVisible();
  expect(occurrences(await answersOn(page, SORTING), text)).toBe(1);
  await page.reload();
  await page.clock.runFor(3_000);
  await expect(page.getByText('was not submitted')).toHaveCount(0);
});

test('a host without the server gets the sentence, and nothing breaks', async ({ page }) => {
  await page.route(API, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Hello</h1>' }),
  );
  await openPage(page, SORTING);
  await vote(page, 'Yes').click();
  await expect(page.getByRole('alert').filter({ hasText: feedbackAnswers.failed })).toBeVisible();
});

test('where storage is refused it works without a memory', async ({ page }) => {
  const consoleMessages = listenToConsole(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await openPage(page, SORTING);
  await vote(page, 'Yes').click();
  const text = unique();
  await comment(page).fill(text);
  await submit(page).click();
  await expect(pageForm(page).getByRole('status')).toHaveText(feedbackAnswers.thanks);
  expect(occurrences(await answersOn(page, SORTING), text)).toBe(1);
  expect(consoleMessages).toEqual([]);
});

test('when its script cannot be loaded the form is sent as it stands', async ({ page }) => {
  await openPage(page, SORTING);
  await page.waitForLoadState('networkidle');
  await page.route('**/_next/**', (route) => route.abort());
  await vote(page, 'Yes').click();
  await expect(page.getByRole('heading', { name: feedbackAnswers.thanks })).toBeVisible();
});

test('a page that is reached by a link has its own question', async ({ page }) => {
  await openPage(page, SORTING);
  await vote(page, 'Yes').click();
  await expect(comment(page)).toBeVisible();
  await page.getByRole('link', { name: 'Styling basics' }).last().click();
  await expect(page).toHaveURL(new RegExp(STYLE));
  await expect(comment(page)).toHaveCount(0);
  const sent = page.waitForRequest(API);
  await vote(page, 'No').click();
  expect(JSON.parse((await sent).postData() ?? '')).toMatchObject({ page: STYLE, rating: 0 });
});

test('a narrow page from right to left holds it', async ({ page }) => {
  await choose(page, { mode: 'dark', direction: 'rtl' });
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, SORTING);
  await page.getByRole('button', { name: 'Feedback on “How values are compared”' }).click();
  const panel = page.getByRole('region', { name: 'Feedback on “How values are compared”' });
  await panel.getByRole('button', { name: 'No' }).click();
  await expect(panel.getByRole('textbox')).toBeVisible();
  await vote(page, 'Yes').click();
  await expectNoOverflow(page);
  expect(await axe(page, COLORS)).toEqual([]);
});

test('maintainers see votes and comments, behind a token, without a script', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  const text = `${unique()} <b>bold</b>`;
  await page.goto(STYLE);
  await page.getByRole('combobox', { name: 'About' }).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: 'Comment' }).fill(text);
  await vote(page, 'No').click();
  await expect(page.getByRole('heading', { name: feedbackAnswers.thanks })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the page' }).click();
  await expect(page).toHaveURL(new RegExp(STYLE));

  await page.goto('/x/feedback/');
  await page.getByLabel('Token').fill('not the token at all');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('alert')).toHaveText('That is not the token.');
  await page.getByLabel('Token').fill(FEEDBACK_TOKEN);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('heading', { name: 'Pages, the worst first' })).toBeVisible();
  await page.getByLabel('Page', { exact: true }).fill(STYLE);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Votes per week' })).toBeVisible();
  await context.close();
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the maintainers’ view is accessible, ${scheme}`, async ({ page }) => {
    const consoleMessages = listenToConsole(page);
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/x/feedback/');
    expect(await axe(page)).toEqual([]);
    await page.getByLabel('Token').fill(FEEDBACK_TOKEN);
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByRole('heading', { name: 'Votes', exact: true })).toBeVisible();
    await expectNoOverflow(page);
    expect(await axe(page)).toEqual([]);
    // The browser itself says on its console that the first answer was 401.
    expect(consoleMessages.filter((text) => !text.includes('401'))).toEqual([]);
  });
}
