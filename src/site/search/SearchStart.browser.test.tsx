import '../theme/tokens.css';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { searchMessages } from '#content/messages/search.ts';
import { searchPageMessages } from '#content/messages/searchPage.ts';
import { SearchDialog, type SearchDialogProps } from './SearchDialog.tsx';
import { SearchPage } from './SearchPage.tsx';
import { SearchServicesContext, type SearchServices } from './services.ts';
import { SearchStart } from './SearchStart.tsx';

const services: SearchServices = {
  ask: ({ query }, listener) => listener({ hits: [], total: 0, near: [query] }, true),
  forget: () => undefined,
  fetchPage: async () => new Document(),
};

const warmUp = vi.fn<() => void>();
const box = {
  SearchDialog: (props: SearchDialogProps) => (
    <SearchServicesContext value={services}>
      <SearchDialog {...props} />
    </SearchServicesContext>
  ),
  warmUp,
};
type Load = () => Promise<typeof box>;

const draw = (load: Load, leave: (address: string) => void = () => undefined) =>
  render(
    <>
      <main>
        <a href="/x/search/" data-search="">
          Find
        </a>
        <input aria-label="Other" />
      </main>
      <SearchStart load={load} leave={leave} />
    </>,
  );

const dialog = () => page.getByRole('dialog', { name: searchMessages.label });
const field = () => page.getByRole('combobox', { name: searchMessages.label });
const link = () => page.getByRole('link', { name: 'Find' });

/** A box that comes when it is let. */
function holdBox(): { load: Load; release: () => void; refuse: () => void } {
  let release = (): void => undefined;
  let refuse = (): void => undefined;
  const promise = new Promise<typeof box>((resolve, reject) => {
    release = () => resolve(box);
    refuse = () => reject(new Error('gone'));
  });
  return { load: () => promise, release: () => release(), refuse: () => refuse() };
}

beforeEach(() => warmUp.mockReset());

it.each([['{Control>}k{/Control}'], ['{Meta>}k{/Meta}'], ['/']])(
  'opens by %s, closes by Escape, and gives the focus back',
  async (keys) => {
    await draw(async () => box);
    link().element().focus();
    await userEvent.keyboard(keys);
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(link()).toHaveFocus();
  },
);

it('opens by its link, and closes by its button and by a press beside it', async () => {
  await page.viewport(1200, 800);
  await draw(async () => box);
  await userEvent.click(link());
  await expect.element(field()).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: searchMessages.close }));
  await expect.element(dialog()).not.toBeInTheDocument();
  await userEvent.click(link());
  await expect.element(dialog()).toBeVisible();
  await userEvent.click(document.body, { position: { x: 2, y: 2 }, force: true });
  await expect.element(dialog()).not.toBeInTheDocument();
});

it('leaves a slash in a field alone', async () => {
  await draw(async () => box);
  await userEvent.type(page.getByLabelText('Other'), '/');
  await expect.element(page.getByLabelText('Other')).toHaveValue('/');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(field()).not.toBeInTheDocument();
});

it('keeps what is typed while the box is on its way', async () => {
  const held = holdBox();
  await draw(held.load);
  await userEvent.keyboard('/');
  await userEvent.keyboard('row sel');
  held.release();
  await expect.element(field()).toHaveValue('row sel');
  await userEvent.keyboard('ection');
  await expect.element(field()).toHaveValue('row selection');
});

it('selects what it had when it is opened again, and when it is asked for twice', async () => {
  await draw(async () => box);
  await userEvent.keyboard('/');
  await userEvent.fill(field(), 'gauge');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field()).toHaveValue('gauge');
  await userEvent.keyboard('{ArrowLeft}{Control>}k{/Control}');
  await userEvent.keyboard('pie');
  await expect.element(field()).toHaveValue('pie');
});

it('starts the downloads when the link is reached for', async () => {
  await draw(async () => box);
  await userEvent.hover(link());
  await expect.poll(() => warmUp.mock.calls.length).toBeGreaterThan(0);
  await expect.element(dialog()).not.toBeInTheDocument();
});

it('asks for the search’s own page, with what was typed, when the box does not come', async () => {
  const held = holdBox();
  const leave = vi.fn<(address: string) => void>();
  await draw(held.load, leave);
  await userEvent.keyboard('/');
  await userEvent.keyboard('gauge & pie');
  held.refuse();
  await expect.poll(() => leave.mock.calls).toEqual([['/x/search/?q=gauge%20%26%20pie']]);
});

it('says on its page that it cannot be loaded, leads on, and tries again', async () => {
  const load = vi.fn<() => Promise<{ OwnSearch: () => React.ReactNode }>>();
  load.mockRejectedValueOnce(new Error('gone'));
  await render(<SearchPage load={load} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent(searchPageMessages.notLoaded);
  await expect.element(page.getByRole('link', { name: 'Charts' })).toBeVisible();
  load.mockResolvedValue({ OwnSearch: Stub });
  await userEvent.click(page.getByRole('button', { name: searchPageMessages.retry }));
  await userEvent.type(page.getByLabelText('Stub'), 'here');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

function Stub() {
  const [typed, setTyped] = useState('');
  return (
    <input aria-label="Stub" value={typed} onChange={({ target }) => setTyped(target.value)} />
  );
}

it('asks for the own page of the search, with what was typed, when the box throws', async () => {
  const leave = vi.fn<(address: string) => void>();
  const failing: SearchServices = {
    ...services,
    ask: () => {
      throw new Error('Thrown by a test.');
    },
  };
  const SearchDialogThatFails = (props: SearchDialogProps) => (
    <SearchServicesContext value={failing}>
      <SearchDialog {...props} />
    </SearchServicesContext>
  );
  let release = (): void => undefined;
  const failingBox = new Promise<typeof box>((resolve) => {
    release = () => resolve({ ...box, SearchDialog: SearchDialogThatFails });
  });
  await draw(() => failingBox, leave);
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard('sort');
  release();
  await expect.poll(() => leave.mock.calls).toEqual([['/x/search/?q=sort']]);
  await expect.element(page.getByRole('textbox', { name: 'Other' })).toBeVisible();
});
