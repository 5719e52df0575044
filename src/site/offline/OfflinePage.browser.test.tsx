import '../theme/tokens.css';
import '../theme/base.css';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { islandMessages } from '#content/messages/islands.ts';
import { offlineMessages } from '#content/messages/offline.ts';
import { printBytes, type Keeping } from '#core/offline/keeping.ts';
import { useOnDemand } from '../islands/useOnDemand.ts';
import {
  getKept,
  keep,
  refresh,
  subscribeKept,
  type KeptState,
  type KeptProduct,
} from './keptStore.ts';
import { OfflinePage } from './OfflinePage.tsx';
import { isLocalHost, isWorkerHost } from './register.ts';

vi.mock('./keptStore.ts', () => ({
  getKept: vi.fn(),
  subscribeKept: vi.fn(),
  refresh: vi.fn(),
  keep: vi.fn(),
  cancel: vi.fn(),
  remove: vi.fn(),
}));
vi.mock('./register.ts', () => ({
  isWorkerHost: vi.fn(),
  isLocalHost: vi.fn(),
  allowLocally: vi.fn(),
}));
vi.mock(import('../islands/useOnDemand.ts'), { spy: true });

const BYTES = 5_000_000;

const product = (
  id: KeptProduct['product'],
  name: string,
  keeping: Keeping = { kind: 'absent' },
): KeptProduct => ({
  product: id,
  name,
  route: `/${id}/`,
  keeping,
  offer: {
    product: id,
    name,
    route: `/${id}/`,
    manifest: `/x/offline/${id}.json`,
    pages: 12,
    bytes: BYTES,
    wire: BYTES / 2,
  },
});
const CHARTS = product('x-charts', 'Charts');
const TREE = product('x-tree-view', 'Tree View', { kind: 'whole', bytes: BYTES, outdated: false });

const UNKNOWN: KeptState = {
  products: undefined,
  used: 0,
  counted: undefined,
  notice: undefined,
};

let state = UNKNOWN;
const listeners = new Set<() => void>();

/** The store of what is kept has changed. */
function tell(next: Partial<KeptState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

beforeEach(() => {
  state = UNKNOWN;
  for (const mocked of [keep, refresh]) vi.mocked(mocked).mockReset();
  vi.mocked(getKept).mockReset();
  vi.mocked(getKept).mockImplementation(() => state);
  vi.mocked(subscribeKept).mockImplementation((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  });
  vi.mocked(isWorkerHost).mockReturnValue(true);
  vi.mocked(isLocalHost).mockReturnValue(false);
});

const heading = page.getByRole('heading', { name: offlineMessages.title });
const item = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });

it('lists the products once it is known what is here, and says what room they take', async () => {
  await render(<OfflinePage />);
  await expect.element(heading).toBeVisible();
  await expect.poll(() => vi.mocked(refresh).mock.calls.length).toBe(1);
  await expect.element(page.getByRole('list')).not.toBeInTheDocument();
  tell({ products: [CHARTS, TREE], used: BYTES, counted: 2 * BYTES });
  await expect
    .element(item('Charts').getByRole('button'))
    .toHaveTextContent(offlineMessages.keep('Charts', printBytes(BYTES)));
  await expect
    .element(item('Tree View').getByRole('button'))
    .toHaveTextContent(offlineMessages.remove('Tree View'));
  const used = offlineMessages.used(printBytes(BYTES));
  const counted = offlineMessages.counted(printBytes(2 * BYTES));
  await expect.element(page.getByText(`${used} ${counted}`)).toBeVisible();
  await expect.element(page.getByText(offlineMessages.limits)).toBeVisible();
});

it('looks again when the reader comes back: another tab may have changed what is here', async () => {
  await render(<OfflinePage />);
  await expect.poll(() => vi.mocked(refresh).mock.calls.length).toBe(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(refresh).toHaveBeenCalledTimes(2);
  tell({ products: [CHARTS] });
  await expect.element(item('Charts')).toBeVisible();
});

it('is used by keyboard, and keeps the focus with the product while its button changes', async () => {
  await render(<OfflinePage />);
  await expect.poll(() => vi.mocked(refresh).mock.calls.length).toBe(1);
  tell({ products: [CHARTS] });
  await expect.element(item('Charts').getByRole('button')).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Charts' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(keep).toHaveBeenCalledExactlyOnceWith('x-charts');
  const download: Keeping = { kind: 'downloading', update: false, done: 0, bytes: BYTES };
  tell({ products: [{ ...CHARTS, keeping: download }] });
  await expect
    .element(item('Charts').getByRole('button'))
    .toHaveTextContent(offlineMessages.cancel('Charts'));
  await expect.element(item('Charts')).toHaveFocus();
});

it('says that nothing is here where the list cannot be had', async () => {
  await render(<OfflinePage />);
  await expect.poll(() => vi.mocked(refresh).mock.calls.length).toBe(1);
  tell({ products: [] });
  await expect.element(page.getByText(offlineMessages.nothing)).toBeVisible();
});

it.each(['full', 'refused'] as const)(
  'says why nothing has come of what was asked for: %s',
  async (notice) => {
    await render(<OfflinePage />);
    await expect.poll(() => vi.mocked(refresh).mock.calls.length).toBe(1);
    tell({ products: [], notice });
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent(offlineMessages.stopped[notice]);
    await expect.element(page.getByText(offlineMessages.nothing)).not.toBeInTheDocument();
  },
);

it('offers nothing at an address that keeps nothing, but a trial on the own machine', async () => {
  vi.mocked(isWorkerHost).mockReturnValue(false);
  const { unmount } = await render(<OfflinePage />);
  await expect.element(page.getByText(offlineMessages.otherHost)).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
  await unmount();
  vi.mocked(isLocalHost).mockReturnValue(true);
  await render(<OfflinePage />);
  await expect
    .element(page.getByRole('button', { name: offlineMessages.tryLocally }))
    .toBeVisible();
  expect(refresh).not.toHaveBeenCalled();
});

it('keeps a list that throws to its own place, and draws it again', async () => {
  vi.mocked(getKept).mockImplementation(() => {
    throw new Error('Thrown by a test.');
  });
  await render(<OfflinePage />);
  await expect.element(page.getByRole('alert')).toHaveTextContent(islandMessages.stopped);
  await expect.element(heading).toBeVisible();
  state = { ...UNKNOWN, products: [CHARTS] };
  vi.mocked(getKept).mockImplementation(() => state);
  await userEvent.click(page.getByRole('button', { name: islandMessages.retry }));
  await expect.element(item('Charts')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('says that the code of the list has not come, and asks again', async () => {
  const ask = vi.fn<() => void>();
  vi.mocked(useOnDemand).mockReturnValue([{ kind: 'failed' }, ask]);
  await render(<OfflinePage />);
  await expect.element(page.getByRole('alert')).toHaveTextContent(offlineMessages.listMissing);
  ask.mockReset();
  await userEvent.click(page.getByRole('button', { name: islandMessages.retry }));
  expect(ask).toHaveBeenCalledTimes(1);
});
