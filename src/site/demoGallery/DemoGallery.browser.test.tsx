import '../theme/tokens.css';
import '../theme/base.css';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { demoGalleryMessages as messages } from '#content/messages/demoGallery.ts';
import { islandMessages } from '#content/messages/islands.ts';
import { placeOf } from '#core/islands.ts';
import type { DemoTable, PageOfDemos, ShownDemo } from '#core/demoGallery/demos.ts';
import { Islands } from '../islands/Islands.tsx';
import { galleryOf } from './DemoGallery.tsx';
import { fetchTable, loadPictures } from './files.ts';

vi.mock(import('./files.ts'), () => ({ loadPictures: vi.fn(), fetchTable: vi.fn() }));

const demo = (name: string, rest: Partial<ShownDemo> = {}): ShownDemo => ({
  name,
  title: name,
  plan: 'community',
  tasks: ['show'],
  features: [],
  hasPicture: true,
  ...rest,
});

const SORTING: PageOfDemos = {
  key: 'data-grid/sorting',
  route: '/x/react-data-grid/sorting/',
  title: 'Sorting',
  product: 'x-data-grid',
  demos: [
    demo('Basic', { title: 'Sort by a click', tasks: ['find'], features: ['sorting'] }),
    demo('Many', { plan: 'pro', tasks: ['find'], features: ['sorting', 'columns'] }),
  ],
};
const BARS: PageOfDemos = {
  key: 'charts/bars',
  route: '/x/react-charts/bars/',
  title: 'Bars',
  product: 'x-charts',
  demos: [demo('Stacks', { tasks: ['share'], features: ['bars'], hasPicture: false })],
};

function Placed({ table }: { table: DemoTable }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [{ Island }] = useState(() => galleryOf(table));
  return (
    <>
      <div ref={setPlace} data-testid="place" />
      {place !== null && <Island place={place} />}
    </>
  );
}

const show = (...pages: PageOfDemos[]) =>
  render(<Placed table={{ pages: pages.length === 0 ? [SORTING, BARS] : pages }} />);

const links = page.getByRole('link');
const titles = (): string[] =>
  links.elements().map((link) => link.querySelector('span + span')?.textContent ?? '');
const list = (name: string) => page.getByRole('combobox', { name });
const options = (name: string): string[] =>
  [...(list(name).element() as HTMLSelectElement).options].map(({ text }) => text);
const query = (): string => decodeURIComponent(location.search);

let before = '';

async function setAddress(search: string): Promise<void> {
  history.replaceState(null, '', `${location.pathname}${search}`);
}

beforeEach(() => {
  before = location.search;
  vi.mocked(loadPictures)
    .mockReset()
    .mockImplementation(async (key) => ({
      sheet: new CSSStyleSheet(),
      pictureOf: (name) => ({ __html: `<button id="b">${key} ${name}</button>` }),
    }));
});
afterEach(() => setAddress(before));

it('links every demo, says where it is and which plan it needs, and tells that it is here', async () => {
  await setAddress('');
  await show();
  await expect.element(page.getByText(messages.shown(3, 3))).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Many Data Grid / Sorting Pro' }))
    .toHaveAttribute('href', '/x/react-data-grid/sorting/#Many');
  await expect.element(page.getByTestId('place')).toHaveAttribute('data-ready');
});

it('filters by what is chosen, counts what is left, and keeps it in the address', async () => {
  await setAddress('');
  await show();
  expect(options(messages.facets.product)).toEqual(['All products', 'Data Grid (2)', 'Charts (1)']);
  await userEvent.selectOptions(list(messages.facets.product), 'Data Grid (2)');
  await expect.poll(titles).toEqual(['Sort by a click', 'Many']);
  expect(options(messages.facets.plan)).toEqual(['All plans', 'Community (1)', 'Pro (1)']);
  expect(options(messages.facets.feature)).toEqual(['All features', 'Columns (1)', 'Sorting (2)']);
  await userEvent.selectOptions(list(messages.facets.plan), 'Pro (1)');
  await expect.poll(titles).toEqual(['Many']);
  await expect.poll(query).toBe('?product=data-grid&plan=pro');
  await userEvent.selectOptions(list(messages.facets.product), messages.all('product'));
  await expect.poll(query).toBe('?plan=pro');
});

it('shows what the address chooses', async () => {
  await setAddress('?feature=sorting&q=click');
  await show();
  await expect.poll(titles).toEqual(['Sort by a click']);
  await expect.element(page.getByRole('searchbox')).toHaveValue('click');
  await expect.element(list(messages.facets.feature)).toHaveValue('sorting');
});

it('says which values of the address it does not know, until the reader chooses', async () => {
  await setAddress('?product=lamps&task=find');
  await show();
  const note = page.getByText(messages.refused({ facet: 'product', value: 'lamps' }));
  await expect.element(note).toBeVisible();
  await expect.poll(titles).toEqual(['Sort by a click', 'Many']);
  await userEvent.selectOptions(list(messages.facets.task), messages.all('task'));
  await expect.element(note).not.toBeInTheDocument();
  await expect.poll(query).toBe('');
});

it('says that nothing is left, and shows all again', async () => {
  await setAddress('');
  await show();
  await userEvent.type(page.getByRole('searchbox'), 'zzz');
  await expect.element(page.getByText(messages.none)).toBeVisible();
  await expect.poll(titles).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: messages.clear }));
  await expect.poll(titles).toHaveLength(3);
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
});

it('is used by keyboard alone, and keeps the focus when nothing is left', async () => {
  await setAddress('');
  await show();
  await userEvent.tab();
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await userEvent.tab();
  await expect.element(list(messages.facets.product)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(titles).toEqual(['Sort by a click', 'Many']);
  await expect.element(list(messages.facets.product)).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('stacks');
  await expect.element(page.getByText(messages.none)).toBeVisible();
  await userEvent.click(list(messages.facets.feature));
  await userEvent.keyboard('{Escape}');
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: messages.clear })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(titles).toHaveLength(3);
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
});

const context = {
  page: { key: 'a', route: '/x/a/', title: 'A', toc: [], themeInScript: false },
  registry: {},
};

/** The links that the compiler has printed, and the gallery that takes their place. */
function Printed() {
  const root = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={root}>
        <div {...placeOf('demo-gallery')}>
          <a href="/x/react-charts/bars/#Stacks">Stacks</a>
        </div>
      </div>
      <Islands root={root} context={context} />
    </>
  );
}

it('leaves the links when its list of demos does not come, and asks again', async () => {
  await setAddress('');
  vi.mocked(fetchTable).mockRejectedValueOnce(new Error('503'));
  await render(<Printed />);
  await expect.element(page.getByRole('alert')).toHaveTextContent(islandMessages.notLoaded);
  await expect.element(page.getByRole('link', { name: 'Stacks', exact: true })).toBeVisible();
  vi.mocked(fetchTable).mockResolvedValueOnce({ pages: [SORTING, BARS] });
  await userEvent.click(page.getByRole('button', { name: islandMessages.retry }));
  await expect.element(page.getByText(messages.shown(3, 3))).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('draws pictures that nobody can reach, and says where there is none', async () => {
  await setAddress('');
  await show();
  const host = (): Element | null => document.querySelector('[inert]');
  await expect.poll(() => host()?.shadowRoot?.textContent).toBe('data-grid/sorting Basic');
  await expect.element(page.getByText(messages.noPicture)).toBeVisible();
  // Three links, and the fields before them: Tab comes to nothing in a picture.
  await userEvent.click(list(messages.facets.feature));
  await userEvent.keyboard('{Escape}');
  await userEvent.tab();
  await expect.element(links.first()).toHaveFocus();
  await userEvent.tab();
  await expect.element(links.nth(1)).toHaveFocus();
});

it('says that a picture could not be loaded, and keeps the link', async () => {
  await setAddress('');
  vi.mocked(loadPictures).mockRejectedValue(new Error('503'));
  await show(SORTING);
  await expect.element(page.getByText(messages.pictureFailed).first()).toBeVisible();
  expect(titles()).toEqual(['Sort by a click', 'Many']);
});

it('asks for pictures near the window only, and draws the cards of all demos in the end', async () => {
  await setAddress('');
  const pages = Array.from({ length: 400 }, (_, at): PageOfDemos => ({
    ...BARS,
    key: `charts/${at}`,
    demos: [demo(`Demo${at}`)],
  }));
  await show(...pages);
  await expect.poll(titles).toHaveLength(400);
  await expect.poll(() => vi.mocked(loadPictures).mock.calls.length).toBeGreaterThan(2);
  const requested = (): string[] => vi.mocked(loadPictures).mock.calls.map(([key]) => key);
  expect(requested()[0]).toBe('charts/0');
  expect(requested()).not.toContain('charts/399');
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(requested).toContain('charts/399');
  // What is far away is not kept.
  await expect.poll(() => links.first().element().querySelector('[inert]')).toBeNull();
});
