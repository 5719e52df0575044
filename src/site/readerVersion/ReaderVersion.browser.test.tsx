import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { islandMessages } from '#content/messages/islands.ts';
import { readerVersionMessages as words } from '#content/messages/readerVersion.ts';
import type { NameChange } from '#core/history/changes.ts';
import { ReaderVersionPlace } from '#markup/reference/ReaderVersionPlace.tsx';
import { Row, RowHead } from '#markup/reference/Row.tsx';
import { setPreference } from '../preferences/store.ts';
import { onChoice } from '../shell/onChoice.ts';
import { hasReaderVersion } from './hasReaderVersion.ts';
import { loadHistory } from './loadHistory.ts';
import { Island } from './ReaderVersion.tsx';
import { forgetVersions, getVersionsRequest } from './versionsStore.ts';

vi.mock(import('./loadHistory.ts'), () => ({ loadHistory: vi.fn() }));

const change = (version: string, rest: Partial<NameChange>): NameChange => ({
  version,
  kind: 'added',
  subject: 'member',
  name: '',
  owner: 'BarChart',
  ...rest,
});

const changes: NameChange[] = [
  change('7', { name: 'colors' }),
  change('8.6', { name: 'borderRadius' }),
  change('8.8', { name: 'bar', subject: 'slot' }),
  change('8.9', { name: 'colors', kind: 'default', from: 'a', to: 'b' }),
  change('8.9', { name: 'other', owner: 'LineChart' }),
  change('8.20', { name: 'colors', kind: 'removed' }),
];

/** A page of the reference as it is printed, with its island. */
function Reference() {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const place = root?.querySelector<HTMLElement>('.reader-version');
  const row = (id: string, name: string) => (
    <Row id={id} traits={[]}>
      <RowHead name={name} href={`#${id}`} />
    </Row>
  );
  return (
    <main ref={setRoot}>
      <ReaderVersionPlace product="x-charts" owner="BarChart" isInterface={false} />
      {place != null && <Island place={place} />}
      {row('bar-chart-prop-borderRadius', 'borderRadius')}
      {row('bar-chart-prop-colors', 'colors')}
      {row('BarChart-css-bar', 'bar')}
    </main>
  );
}

const rowOf = (id: string) => page.elementLocator(document.getElementById(id) ?? document.body);

beforeEach(() => {
  setPreference('versions', '');
  vi.mocked(loadHistory).mockReset().mockResolvedValue({ changes, packages: {} });
});

it('says and fetches nothing for readers without a version of this product', async () => {
  await render(<Reference />);
  expect(hasReaderVersion()).toBe(false);
  setPreference('versions', 'x-data-grid@8.5.3');
  expect(hasReaderVersion()).toBe(false);
  await expect.element(page.getByRole('main')).not.toHaveTextContent('You have');
  expect(loadHistory).not.toHaveBeenCalled();
});

it('lists what an older version lacks, and marks its rows', async () => {
  await render(<Reference />);
  setPreference('versions', 'x-charts@8.5.3');
  expect(hasReaderVersion()).toBe(true);
  const summary = page.getByText(words.differences('8.5.3', 3));
  await userEvent.click(summary);
  await expect.element(page.getByText('New props')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'borderRadius' }).first())
    .toHaveAttribute('href', '#bar-chart-prop-borderRadius');
  await expect
    .element(rowOf('bar-chart-prop-borderRadius'))
    .toHaveTextContent(words.notIn('8.5.3'));
  await expect.element(rowOf('bar-chart-prop-colors')).not.toHaveTextContent(words.notIn('8.5.3'));
  setPreference('versions', '');
  await expect.element(summary).not.toBeInTheDocument();
  await expect
    .element(rowOf('bar-chart-prop-borderRadius'))
    .not.toHaveTextContent(words.notIn('8.5.3'));
});

it('is read by keyboard: opens, leads to the rows, and asks for another version', async () => {
  setPreference('versions', 'x-charts@8.5.3');
  await render(<Reference />);
  const summary = page.getByText(words.differences('8.5.3', 3));
  await expect.element(summary).toBeVisible();
  await userEvent.tab();
  await expect.element(summary).toHaveFocus();
  const differences = page.getByRole('group').first();
  await expect.element(differences).not.toHaveAttribute('open');
  await userEvent.keyboard('{Enter}');
  await expect.element(differences).toHaveAttribute('open');
  const stops = differences.element().querySelectorAll<HTMLElement>('a, button');
  expect([...stops].some(({ textContent }) => textContent === 'borderRadius')).toBe(true);
  for (const stop of stops) {
    await userEvent.tab();
    await expect.element(stop).toHaveFocus();
  }
  const change = page.getByRole('button', { name: words.change });
  await expect.element(change).toHaveFocus();
  // The shell hears the button.
  document.addEventListener('click', onChoice);
  await userEvent.keyboard(' ');
  document.removeEventListener('click', onChoice);
  expect(getVersionsRequest()).toEqual({ opener: change.element() });
  forgetVersions();
});

it('marks what a newer version has no more', async () => {
  setPreference('versions', 'x-charts@8.29.3');
  await render(<Reference />);
  await expect.element(page.getByText(words.differences('8.29.3', 1))).toBeVisible();
  await expect.element(rowOf('bar-chart-prop-colors')).toHaveTextContent(words.notIn('8.29.3'));
});

it('says that nothing differs', async () => {
  setPreference('versions', 'x-charts@8.10.0');
  await render(<Reference />);
  await expect.element(page.getByText(words.same('8.10.0'))).toBeVisible();
  await expect.element(page.getByRole('button', { name: words.change })).toBeVisible();
});

it('says that a version has not the whole component', async () => {
  const whole: NameChange[] = [
    { version: '8.10', kind: 'added', subject: 'component', name: 'BarChart' },
  ];
  vi.mocked(loadHistory).mockResolvedValue({ changes: whole, packages: {} });
  setPreference('versions', 'x-charts@8.5.3');
  await render(<Reference />);
  await expect.element(page.getByText(words.missingOwner('BarChart', '8.5.3'))).toBeVisible();
});

it('says that the history did not come, and asks again', async () => {
  vi.mocked(loadHistory).mockRejectedValueOnce(new Error('offline'));
  setPreference('versions', 'x-charts@8.5.3');
  await render(<Reference />);
  await expect.element(page.getByRole('alert')).toHaveTextContent(words.failed('8.5.3'));
  await userEvent.click(page.getByRole('button', { name: islandMessages.retry }));
  await expect.element(page.getByText(words.differences('8.5.3', 3))).toBeVisible();
});
