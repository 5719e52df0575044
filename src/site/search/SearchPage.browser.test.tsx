import '../theme/tokens.css';
import '../theme/base.css';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { islandMessages } from '#content/messages/islands.ts';
import { searchMessages } from '#content/messages/search.ts';
import { searchPageMessages as messages } from '#content/messages/searchPage.ts';
import { products } from '#content/products.ts';
import { fieldId, OWN_PAGE } from './ids.ts';
import { OwnSearch } from './OwnSearch.tsx';
import { SearchPage } from './SearchPage.tsx';
import { SearchServicesContext, type SearchServices } from './services.ts';

const services = {
  ask: vi.fn<SearchServices['ask']>(),
  forget: vi.fn<SearchServices['forget']>(),
  fetchPage: vi.fn<SearchServices['fetchPage']>(async () => new Document()),
};

const load = vi.fn<() => Promise<{ OwnSearch: typeof OwnSearch }>>();

const draw = () =>
  render(
    <SearchServicesContext value={services}>
      <SearchPage load={load} />
    </SearchServicesContext>,
  );

const field = page.getByRole('combobox', { name: searchMessages.label });
const grid = products.find(({ id }) => id === 'x-data-grid');

let before = '';

/** Opens the page with a query in its address. */
const openAt = (query: string): void => {
  history.replaceState(history.state, '', `${location.pathname}?q=${encodeURIComponent(query)}`);
};

beforeEach(async () => {
  await page.viewport(1200, 800);
  before = location.search;
  services.ask.mockReset();
  load.mockReset();
  load.mockResolvedValue({ OwnSearch });
});
afterEach(() => history.replaceState(history.state, '', location.pathname + before));

it('asks for what its address says, and keeps in the address what is typed', async () => {
  openAt('sort rows');
  await draw();
  await expect.element(field).toHaveValue('sort rows');
  await expect.element(field).toHaveFocus();
  expect(field.element().id).toBe(fieldId(OWN_PAGE));
  expect(services.ask.mock.calls.map(([{ query }]) => query)).toEqual(['sort rows']);
  await userEvent.fill(field, 'filter & sort');
  await expect.poll(() => new URLSearchParams(location.search).get('q')).toBe('filter & sort');
  await userEvent.fill(field, '');
  await expect.poll(() => location.search).toBe('');
});

it('says that the search has not come, leaves the ways to look things up, and asks again', async () => {
  load.mockRejectedValueOnce(new Error('The chunk is gone.'));
  await draw();
  await expect.element(page.getByRole('alert')).toHaveTextContent(messages.notLoaded);
  await expect
    .element(page.getByRole('link', { name: grid?.name ?? '', exact: true }))
    .toHaveAttribute('href', grid?.route ?? '');
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: messages.retry })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

it('keeps a search that throws to its own place', async () => {
  openAt('sort rows');
  services.ask.mockImplementation(() => {
    throw new Error('Thrown by a test.');
  });
  await draw();
  await expect.element(page.getByRole('alert')).toHaveTextContent(islandMessages.stopped);
  await expect.element(page.getByRole('heading', { name: messages.byName })).toBeVisible();
  services.ask.mockReset();
  await userEvent.click(page.getByRole('button', { name: islandMessages.retry }));
  await expect.element(field).toHaveValue('sort rows');
});
