import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { offlineMessages } from '#content/messages/offline.ts';
import { printBytes, type Keeping } from '#core/offline/keeping.ts';
import { cancel, keep, remove } from './keptStore.ts';
import { KeptProductItem } from './KeptProductItem.tsx';

vi.mock('./keptStore.ts', () => ({ keep: vi.fn(), cancel: vi.fn(), remove: vi.fn() }));

const BYTES = 5_000_000;
const SIZE = printBytes(BYTES);
const HALF = printBytes(BYTES / 2);
const half = { done: BYTES / 2, bytes: BYTES };

const offer = {
  product: 'x-charts',
  name: 'Charts',
  route: '/x/react-charts/',
  manifest: '/x/offline/x-charts.json',
  pages: 12,
  bytes: BYTES,
  wire: BYTES / 2,
} as const;

const draw = (keeping: Keeping) =>
  render(
    <ul>
      <KeptProductItem
        kept={{ product: 'x-charts', name: 'Charts', route: '/x/react-charts/', keeping, offer }}
      />
    </ul>,
  );

const buttons = (): (string | null)[] =>
  page
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent);

beforeEach(() => {
  for (const act of [keep, cancel, remove]) vi.mocked(act).mockReset();
});

const { state, stopped } = offlineMessages;
const part = offlineMessages.part(HALF, SIZE);

it.each<[string, Keeping, string, string[]]>([
  [
    'nothing is here',
    { kind: 'absent' },
    state.offer(12, HALF),
    [offlineMessages.keep('Charts', SIZE)],
  ],
  [
    'it is on its way',
    { kind: 'downloading', update: false, ...half },
    state.downloading,
    [offlineMessages.cancel('Charts')],
  ],
  [
    'a newer one is on its way',
    { kind: 'downloading', update: true, ...half },
    state.updating,
    [offlineMessages.cancel('Charts')],
  ],
  [
    'the connection was lost',
    { kind: 'partial', reason: 'connection', update: false, ...half },
    `${state.partial(part)} ${stopped.connection}`,
    [offlineMessages.resume('Charts'), offlineMessages.remove('Charts')],
  ],
  [
    'there is no room for the newer one',
    { kind: 'partial', reason: 'full', update: true, ...half },
    `${state.partialUpdate(part)} ${stopped.full}`,
    [offlineMessages.resume('Charts'), offlineMessages.remove('Charts')],
  ],
  [
    'all is here',
    { kind: 'whole', bytes: BYTES, outdated: false },
    state.whole(SIZE),
    [offlineMessages.remove('Charts')],
  ],
  [
    'all of an older one is here',
    { kind: 'whole', bytes: BYTES, outdated: true },
    state.outdated(SIZE),
    [offlineMessages.update('Charts'), offlineMessages.remove('Charts')],
  ],
  ['it is being removed', { kind: 'removing' }, state.removing, []],
])('says that %s, and offers what makes sense', async (_, keeping, text, offered) => {
  await draw(keeping);
  await expect.element(page.getByRole('status')).toHaveTextContent(text);
  expect(buttons()).toEqual(offered);
});

it('shows how much is here without reading out each step', async () => {
  await draw({ kind: 'downloading', update: false, ...half });
  const bar = page.getByRole('progressbar', { name: offlineMessages.progress('Charts') });
  await expect.element(bar).toHaveAttribute('value', String(BYTES / 2));
  await expect.element(page.getByRole('status')).not.toHaveTextContent(HALF);
});

it('does what is pressed, by keyboard, and keeps the focus with the product', async () => {
  await draw({ kind: 'absent' });
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(keep).toHaveBeenCalledExactlyOnceWith('x-charts');
  await expect.element(page.getByRole('listitem')).toHaveFocus();
});
