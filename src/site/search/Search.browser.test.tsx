import '../theme/tokens.css';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { codeMessages } from '#content/messages/code.ts';
import { searchMessages } from '#content/messages/search.ts';
import type { SearchAnswer, SearchHit, SearchRequest } from '#core/search/engine.ts';
import { getPreference, setPreference } from '../preferences/store.ts';
import { readRecent } from './recent.ts';
import { SearchServicesContext, type SearchServices } from './services.ts';
import { SearchView } from './SearchView.tsx';

const GRID = { product: 'x-data-grid', route: '/x/api/grid/', title: 'DataGrid' } as const;

const hitOf = (name: string, more: Partial<SearchHit['entity']> = {}): SearchHit => ({
  entity: {
    kind: 'prop',
    name,
    plan: 'community',
    deprecated: false,
    type: 'number',
    default: '',
    text: '',
    owners: [GRID],
    ...more,
  },
  page: GRID,
  address: `${GRID.route}#${name}`,
  score: 1,
});

const answerOf = (...hits: SearchHit[]): SearchAnswer => ({ hits, total: hits.length, near: [] });
const NOTHING: SearchAnswer = { hits: [], total: 0, near: ['sortmodel'] };

type Listener = Parameters<SearchServices['ask']>[1];

/** The index as a test wants it: answers at once by `answer`, or holds the questions. */
function createServices(answer?: (request: SearchRequest) => SearchAnswer | { failed: string }) {
  const questions: { request: SearchRequest; listener: Listener }[] = [];
  const services = {
    ask: vi.fn<SearchServices['ask']>((request, listener) => {
      questions.push({ request, listener });
      if (answer !== undefined) listener(answer(request), true);
    }),
    forget: vi.fn<SearchServices['forget']>(),
    fetchPage: vi.fn<SearchServices['fetchPage']>(async () => new Document()),
  };
  return { services, questions };
}

const draw = (services: SearchServices, props: Partial<Parameters<typeof SearchView>[0]> = {}) =>
  render(
    <SearchServicesContext value={services}>
      <SearchView id="test" initial="" {...props} />
    </SearchServicesContext>,
  );

const field = () => page.getByRole('combobox', { name: searchMessages.label });
const option = (name: string | RegExp) => page.getByRole('option', { name });
const group = (name: string) => page.getByRole('group', { name, exact: true });
const status = () => page.getByRole('status');
const retry = () => page.getByRole('button', { name: searchMessages.retry });
const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

beforeEach(async () => {
  localStorage.clear();
  setPreference('mode', 'light');
  await page.viewport(1200, 800);
});

it('offers what can be set before anything is typed, and the first option is active', async () => {
  const { services } = createServices();
  await draw(services);
  await expect.element(field()).toHaveFocus();
  await expect.element(group(searchMessages.group.actions)).toBeVisible();
  const list = page.getByRole('listbox', { name: searchMessages.results });
  await expect.element(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  expect(services.ask).not.toHaveBeenCalled();
});

it('sets a choice, and stays with what is left', async () => {
  const { services } = createServices();
  await draw(services);
  await userEvent.click(option(/^Dark colors/));
  expect(getPreference('mode')).toBe('dark');
  await expect.element(option(/^Light colors/)).toBeVisible();
  await expect.element(option(/^Dark colors/)).not.toBeInTheDocument();
});

it('moves by arrows around the ends, by Home and End, while the focus stays in the field', async () => {
  const { services } = createServices(() => answerOf(hitOf('one'), hitOf('two'), hitOf('three')));
  await draw(services);
  await userEvent.fill(field(), 'o');
  await expect.element(option(/^one/)).toHaveAttribute('aria-selected', 'true');
  for (const [key, name] of [
    ['ArrowDown', 'two'],
    ['End', 'three'],
    ['ArrowDown', 'one'],
    ['ArrowUp', 'three'],
    ['Home', 'one'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    const row = option(new RegExp(`^${name}`));
    await expect.element(row, { message: key }).toHaveAttribute('aria-selected', 'true');
    const { id } = row.element();
    await expect.element(field()).toHaveAttribute('aria-activedescendant', id);
    await expect.element(field()).toHaveFocus();
  }
  await expect.element(status()).toHaveTextContent('3 results.');
});

it('leaves the Enter that ends a composition to the keyboard, as Safari tells it', async () => {
  const { services } = createServices(() => answerOf(hitOf('one')));
  const leave = vi.fn<() => void>();
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await draw(services, { onLeave: leave });
  await userEvent.fill(field(), 'number');
  await expect.element(option(/^one/)).toBeVisible();
  const enter = { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true };
  const ending = new KeyboardEvent('keydown', { ...enter, keyCode: 229 });
  const clicked = vi.fn<(event: MouseEvent) => void>((event) => event.preventDefault());
  document.addEventListener('click', clicked);
  field().element().dispatchEvent(ending);
  // Ariakit clicks the active option after the event.
  await Promise.resolve();
  document.removeEventListener('click', clicked);
  expect(clicked).not.toHaveBeenCalled();
  expect(opened).not.toHaveBeenCalled();
  field()
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { ...enter, keyCode: 13 }));
  expect(opened).toHaveBeenCalledOnce();
  opened.mockRestore();
});

it('follows the active result by Enter, keeps the query, and opens a tab by Ctrl+Enter', async () => {
  const { services } = createServices(() => answerOf(hitOf('one'), hitOf('two')));
  const leave = vi.fn<() => void>();
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const followed = vi.fn<(href: string) => void>();
  const onClick = (event: MouseEvent): void => {
    event.preventDefault();
    if (event.target instanceof Element) followed(event.target.closest('a')?.href ?? '');
  };
  document.addEventListener('click', onClick);
  await draw(services, { onLeave: leave });
  await userEvent.fill(field(), 'number');
  await expect.element(option(/^two/)).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(opened).toHaveBeenCalledWith('/x/api/grid/#one', '_blank', 'noopener');
  expect(leave).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  document.removeEventListener('click', onClick);
  expect(followed).toHaveBeenCalledWith(expect.stringMatching(/\/x\/api\/grid\/#two$/));
  expect(leave).toHaveBeenCalledOnce();
  expect(readRecent()).toEqual(['number']);
});

it('searches again for what was searched before', async () => {
  localStorage.setItem('docs-recent-searches', '["sortmodel"]');
  const { services } = createServices(() => answerOf(hitOf('sortModel')));
  await draw(services);
  await userEvent.click(group(searchMessages.group.recent).getByRole('option'));
  await expect.element(field()).toHaveValue('sortmodel');
  await expect.element(option(/^sortModel/)).toBeVisible();
});

it('works where storage is refused', async () => {
  const refuse = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const { services } = createServices(() => answerOf(hitOf('sortModel')));
  await draw(services);
  await userEvent.fill(field(), 'sort');
  await expect.element(option(/^sortModel/)).toBeVisible();
  refuse.mockRestore();
});

it('drops an answer that comes too late, and keeps the active option when the complete one has another order', async () => {
  const { services, questions } = createServices();
  await draw(services, { initial: 'first' });
  await expect.poll(() => questions.length).toBe(1);
  await userEvent.fill(field(), 'second');
  await expect.poll(() => questions.at(-1)?.request.query).toBe('second');
  questions.at(-1)?.listener(answerOf(hitOf('one'), hitOf('two')), false);
  questions[0]?.listener(answerOf(hitOf('stale')), true);
  await expect.element(option(/^one/)).toBeVisible();
  await expect.element(option(/^stale/)).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  const detailed = answerOf(hitOf('three'), hitOf('one'), hitOf('two', { text: 'With details' }));
  questions.at(-1)?.listener(detailed, true);
  await expect.element(option(/With details/)).toHaveAttribute('aria-selected', 'true');
});

it('asks only for the chosen product and kind', async () => {
  const { services, questions } = createServices(() => answerOf(hitOf('tooltip')));
  await draw(services, { initial: 'tooltip' });
  await userEvent.selectOptions(page.getByLabelText(searchMessages.kind), 'slot');
  await userEvent.selectOptions(page.getByLabelText(searchMessages.product), 'x-charts');
  expect(questions.at(-1)?.request).toMatchObject({ kind: 'slot', product: 'x-charts' });
  await userEvent.selectOptions(page.getByLabelText(searchMessages.kind), '');
  expect(questions.at(-1)?.request.kind).toBeUndefined();
});

it('says what is missing when nothing fits: near words, people to ask, and what leads on', async () => {
  const { services } = createServices(({ query }) =>
    query === 'sortmodel' ? answerOf(hitOf('sortModel')) : NOTHING,
  );
  await draw(services, { initial: 'zortmodel' });
  const titles = () =>
    page
      .getByRole('group')
      .all()
      .map((each) => each.element().querySelector('p')?.textContent);
  const { near, ask, elsewhere } = searchMessages.group;
  await expect.poll(titles).toEqual([near, ask, elsewhere]);
  await expect.element(status()).toHaveTextContent('No results for “zortmodel”.');
  await userEvent.click(option(/^sortmodel/));
  await expect.element(field()).toHaveValue('sortmodel');
  await expect.element(option(/^sortModel/)).toBeVisible();
});

it.each(['words', 'subject', 'latin'] as const)(
  'says what is missing when a query lacks the %s, and leads on',
  async (lacks) => {
    const { services } = createServices(() => ({ hits: [], total: 0, near: [], lacks }));
    await draw(services, { initial: 'xyz' });
    await expect
      .element(status())
      .toHaveTextContent(`No results for “xyz”. ${searchMessages.lacks[lacks]}`);
    await expect.element(group(searchMessages.group.elsewhere)).toBeVisible();
  },
);

it('says that nothing fits only when the texts were searched, too', async () => {
  const { services, questions } = createServices();
  await draw(services, { initial: 'zortmodel' });
  await expect.poll(() => questions.length).toBe(1);
  questions[0]?.listener(NOTHING, false);
  await expect.element(status()).toHaveTextContent(searchMessages.searching);
  questions[0]?.listener(NOTHING, true);
  await expect.element(status()).toHaveTextContent('No results for “zortmodel”.');
});

it('says which page is not written yet, above what there is', async () => {
  const { services } = createServices(() => ({
    ...answerOf(hitOf('exportDataAsExcel')),
    planned: { route: '/x/react-data-grid/export/', title: 'Export' },
  }));
  await draw(services, { initial: 'export to excel' });
  await expect.element(status()).toHaveTextContent(searchMessages.notWritten('Export'));
  const meanwhile = group(searchMessages.group.meanwhile('Export'));
  await expect.element(meanwhile.getByRole('option', { name: /^exportDataAsExcel/ })).toBeVisible();
});

it('says that the index is missing, leads on, and tries again', async () => {
  let isBroken = true;
  const { services } = createServices(() =>
    isBroken ? { failed: 'worker.js does not run' } : answerOf(hitOf('sortModel')),
  );
  await draw(services, { initial: 'sort' });
  await expect.element(status()).toHaveTextContent(searchMessages.noIndex);
  await expect.element(group(searchMessages.group.elsewhere)).toBeVisible();
  isBroken = false;
  await userEvent.click(retry());
  await expect.element(option(/^sortModel/)).toBeVisible();
  await expect.element(field()).toHaveFocus();
  await expect.element(retry()).not.toBeInTheDocument();
});

it('says that only names were searched, and tries again', async () => {
  let lacksTexts = true;
  const { services } = createServices(() => ({
    ...answerOf(hitOf('sortModel')),
    ...(lacksTexts && { lacksTexts }),
  }));
  await draw(services, { initial: 'sort' });
  await expect.element(status()).toHaveTextContent(searchMessages.noText);
  await expect.element(option(/^sortModel/)).toBeVisible();
  lacksTexts = false;
  await userEvent.click(retry());
  await expect.element(status()).not.toHaveTextContent(searchMessages.noText);
});

it('shows markup as text, and quotes long queries in part', async () => {
  const { services } = createServices(() => NOTHING);
  await draw(services);
  const queries = [
    '<img src=x onerror=alert(1)>',
    '.*+?^${}()|[]\\',
    'x'.repeat(10_000),
    'how do I do this and that',
    '"sort" AND -(rows* ~2)',
    '如何对行进行排序',
    'כיצד למיין שורות',
    '\u202Esort\u202C \u200Frows',
  ];
  for (const query of queries) {
    await userEvent.fill(field(), query);
    await expect.element(status()).toHaveTextContent(query.slice(0, 60));
  }
  expect(document.querySelector('[role=search] img')).toBeNull();
});

it('previews a result: its facts at once, its page’s text after a rest, and what to copy', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { services } = createServices(() =>
    answerOf(hitOf('pageSize', { default: '100' }), hitOf('other')),
  );
  services.fetchPage.mockResolvedValue(
    parse(`<h2 id="import">Import</h2><pre>import { DataGrid } from 'grid';\nmore</pre>
      <div id="pageSize"><div class="api-head">head</div><p id="own">Rows of a <a href="#x">page</a>.</p></div>`),
  );
  await draw(services, { initial: 'page' });
  const pane = page.getByRole('region', { name: searchMessages.preview });
  await expect.element(pane.getByRole('heading')).toHaveTextContent('pageSize');
  await expect.element(pane).toHaveTextContent('<DataGrid pageSize={100} />');
  await expect.element(pane).toHaveTextContent('Rows of a page.');
  await expect.element(pane).not.toHaveTextContent('head');
  expect(document.getElementById('own')).toBeNull();
  await userEvent.click(pane.getByRole('button', { name: searchMessages.copy.import }));
  expect(copied).toHaveBeenCalledWith("import { DataGrid } from 'grid';");
  await expect.element(pane.getByRole('button', { name: codeMessages.copied })).toBeVisible();
  await expect
    .element(pane.getByRole('button', { name: searchMessages.copy.import }))
    .toBeVisible();
});

it('says in the preview that the page is missing, and tries again', async () => {
  const { services } = createServices(() => answerOf(hitOf('BasicRows', { kind: 'demo' })));
  services.fetchPage.mockRejectedValueOnce(new Error('/x/: 404'));
  await draw(services, { initial: 'rows' });
  await expect.element(page.getByRole('alert')).toHaveTextContent(searchMessages.pageMissing);
  const lines = Array.from({ length: 20 }, (_, at) => `line ${at + 1}`).join('\n');
  services.fetchPage.mockResolvedValue(
    parse(`<section id="BasicRows"><div class="demo-panel"><pre>${lines}</pre></div></section>`),
  );
  await userEvent.click(retry());
  const pane = page.getByRole('region', { name: searchMessages.preview });
  await expect.element(pane).toHaveTextContent('line 16 …');
  await expect.element(pane).not.toHaveTextContent('line 17');
});

it('fetches nothing for the preview where there is no room for it', async () => {
  await page.viewport(390, 800);
  const { services } = createServices(() => answerOf(hitOf('pageSize')));
  await draw(services, { initial: 'page' });
  await expect.element(option(/^pageSize/)).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 400)); // longer than a preview waits
  expect(services.fetchPage).not.toHaveBeenCalled();
});
