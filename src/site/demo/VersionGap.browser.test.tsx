import '../theme/tokens.css';
import '../theme/base.css';
import '#markup/demo/demo.css';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { readerVersionMessages as words } from '#content/messages/readerVersion.ts';
import type { PageSandboxes } from '#core/sandbox/source.ts';
import { setPreference } from '../preferences/store.ts';
import { loadHistory } from '../readerVersion/loadHistory.ts';
import { VersionGap } from './VersionGap.tsx';

vi.mock(import('../readerVersion/loadHistory.ts'), () => ({ loadHistory: vi.fn() }));

const text = [
  "import { BarChart } from '@mui/x-charts/BarChart';",
  "import { useBars } from '@mui/x-charts/hooks';",
  'export default () => <BarChart borderRadius={useBars()} series={[]} />;',
].join('\n');

const sandboxes: PageSandboxes = {
  installed: {},
  demos: {
    RoundBars: {
      title: 'Round bars',
      codes: [
        {
          language: 'TS',
          styling: 'system',
          files: [{ path: 'RoundBars.tsx', text }],
          imports: ['@mui/x-charts/BarChart', '@mui/x-charts/hooks'],
        },
      ],
    },
  },
};

/** A demo's frame, as the compiler prints it, below a paragraph. */
function Frame({ of }: { of: string }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const frame = { name: 'RoundBars', title: 'Round bars', page: of };
  return (
    <main>
      <p>Text above</p>
      <section className="demo" ref={setElement} aria-label="Example: Round bars">
        <div data-testid="stage" className="demo-stage" data-stage="RoundBars" />
        {element !== null && <VersionGap frame={{ ...frame, element }} />}
      </section>
    </main>
  );
}

const mark = (version: string, ...names: string[]) => page.getByText(words.demoGap(version, names));
const topOfStage = (): number => page.getByTestId('stage').element().getBoundingClientRect().top;

beforeEach(() => {
  setPreference('versions', '');
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(sandboxes));
  vi.mocked(loadHistory)
    .mockReset()
    .mockResolvedValue({
      changes: [
        {
          version: '8.6',
          kind: 'added',
          subject: 'member',
          owner: 'BarChart',
          name: 'borderRadius',
        },
      ],
      packages: {
        '@mui/x-charts': { versions: ['8.5.3'], exports: { '7.0': 'BarChart', '8.9': 'useBars' } },
      },
    });
});
afterEach(() => vi.restoreAllMocks());

it('names on the frame what the version of the reader lacks, and moves nothing', async () => {
  await render(<Frame of="charts/one" />);
  const before = topOfStage();
  setPreference('versions', 'x-charts@8.5.3');
  await expect.element(mark('8.5.3', 'useBars', 'borderRadius')).toBeVisible();
  expect(topOfStage()).toBe(before);
  const frame = page.getByRole('region').element().getBoundingClientRect();
  const chip = mark('8.5.3', 'useBars', 'borderRadius').element().getBoundingClientRect();
  expect(chip.left).toBeGreaterThan(frame.left);
  expect(chip.right).toBeLessThan(frame.right);
});

it('follows the version, and goes with it', async () => {
  setPreference('versions', 'x-charts@8.5.3');
  await render(<Frame of="charts/two" />);
  await expect.element(mark('8.5.3', 'useBars', 'borderRadius')).toBeVisible();
  setPreference('versions', 'x-charts@8.7.0');
  await expect.element(mark('8.7.0', 'useBars')).toBeVisible();
  await expect.element(mark('8.5.3', 'useBars', 'borderRadius')).not.toBeInTheDocument();
  setPreference('versions', '');
  await expect.element(mark('8.7.0', 'useBars')).not.toBeInTheDocument();
});

it('fetches nothing for readers without a version, and says nothing where all is there', async () => {
  await render(<Frame of="charts/three" />);
  setPreference('versions', 'x-charts@8.12.0');
  await vi.waitFor(() => expect(loadHistory).toHaveBeenCalledWith('x-charts'));
  expect(fetch).toHaveBeenCalledTimes(1);
  await expect.element(page.getByText('Not in')).not.toBeInTheDocument();
});

it('says nothing where it cannot find out', async () => {
  vi.mocked(loadHistory).mockRejectedValue(new Error('Offline'));
  setPreference('versions', 'x-charts@8.5.3');
  await render(<Frame of="charts/four" />);
  await vi.waitFor(() => expect(loadHistory).toHaveBeenCalled());
  await expect.element(page.getByText('Not in')).not.toBeInTheDocument();
});
