import '../theme/tokens.css';
import '../theme/base.css';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import published from '#content/publishedVersions.json' with { type: 'json' };
import { readerVersionMessages as words } from '#content/messages/readerVersion.ts';
import { readFile, type FileRead } from '#core/readerVersion/readFile.ts';
import { LONGEST_FILE } from '#core/readerVersion/limits.ts';
import { getPreference, setPreference } from '../preferences/store.ts';
import { openFileReader } from './fileReader.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

vi.mock(import('./fileReader.ts'), () => ({ openFileReader: vi.fn() }));

const read = vi.fn((text: string, listener: (read: FileRead) => void) =>
  listener(readFile(text, published)),
);
const onClose = vi.fn();
const grid = page.getByRole('textbox', { name: words.productName('x-data-grid') });
const charts = page.getByRole('textbox', { name: words.productName('x-charts') });
const file = page.getByRole('textbox', { name: words.file });

beforeEach(() => {
  setPreference('versions', '');
  onClose.mockReset();
  read.mockClear();
  vi.mocked(openFileReader).mockReset().mockReturnValue({ read, close: vi.fn() });
});

const draw = () => render(<VersionsDialog opener={null} onClose={onClose} />);

/** As a browser pastes: the field may refuse. */
async function paste(text: string): Promise<void> {
  const data = new DataTransfer();
  data.setData('text', text);
  const event = new ClipboardEvent('paste', {
    clipboardData: data,
    bubbles: true,
    cancelable: true,
  });
  const field = file.element();
  if (field.dispatchEvent(event)) await userEvent.fill(field, text);
}

it('keeps a typed version at once, and forgets it with the text', async () => {
  await draw();
  await userEvent.fill(grid, '8.5.3');
  expect(getPreference('versions')).toBe('x-data-grid@8.5.3');
  await userEvent.fill(charts, 'v7.29.1');
  expect(getPreference('versions')).toBe('x-data-grid@8.5.3 x-charts@7.29.1');
  await userEvent.clear(grid);
  expect(getPreference('versions')).toBe('x-charts@7.29.1');
  await userEvent.click(page.getByRole('button', { name: words.clear }));
  expect(getPreference('versions')).toBe('');
  await expect.element(charts).toHaveValue('');
});

it('says what is wrong with a version, and keeps none', async () => {
  await draw();
  await userEvent.fill(grid, '8.99.0');
  await expect.element(grid).toHaveAttribute('aria-invalid', 'true');
  await expect.element(grid).toHaveAccessibleDescription(/8\.99\.0 was never published/);
  expect(getPreference('versions')).toBe('');
  await userEvent.fill(grid, 'workspace:*');
  await expect.element(grid).toHaveAccessibleDescription(/says where the package is/);
  await userEvent.fill(grid, '^8.5.0');
  await expect.element(grid).toHaveAccessibleDescription(/treat it as 8\.5\.0/);
  await expect.element(grid).toHaveAttribute('aria-invalid', 'false');
  expect(getPreference('versions')).toBe('x-data-grid@8.5.0');
});

it('begins with what was kept', async () => {
  setPreference('versions', 'x-data-grid@8.5.3');
  await draw();
  await expect.element(grid).toHaveValue('8.5.3');
  await expect.element(charts).toHaveValue('');
});

it('fills the fields from a pasted file', async () => {
  await draw();
  const manifest = { dependencies: { '@mui/x-data-grid-pro': '8.5.3', '@mui/x-charts': 'latest' } };
  await paste(JSON.stringify(manifest));
  await expect.element(grid).toHaveValue('8.5.3');
  await expect.element(charts).toHaveAccessibleDescription(/changes with each release/);
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(
      'The package.json has @mui/x-data-grid-pro 8.5.3, @mui/x-charts (see Charts).',
    );
  expect(getPreference('versions')).toBe('x-data-grid@8.5.3');
});

it('reads a long file without showing it, and refuses one that is too long', async () => {
  await draw();
  const packages = Object.fromEntries(
    Array.from({ length: 1_000 }, (_, i) => [`node_modules/package-${i}`, { version: '1.0.0' }]),
  );
  const lockfile = {
    lockfileVersion: 3,
    packages: { ...packages, 'node_modules/@mui/x-data-grid': { version: '8.5.3' } },
  };
  await paste(JSON.stringify(lockfile));
  await expect.element(grid).toHaveValue('8.5.3');
  await expect.element(file).toHaveValue('');
  await paste('x'.repeat(LONGEST_FILE + 1));
  await expect.element(file).toHaveAccessibleDescription(/5\.0 MB of text/);
  expect(read).toHaveBeenCalledOnce();
});

it('says that a file is broken, and what it is not', async () => {
  await draw();
  await paste('{\n  "dependencies": {');
  await expect.element(file).toHaveAccessibleDescription(/does not parse: line 2/);
  await paste('const a = 1;');
  await expect.element(file).toHaveAccessibleDescription(/neither a package\.json nor a lockfile/);
});

it('says that nothing can be read without the reader', async () => {
  vi.mocked(openFileReader).mockImplementation((onFailed) => ({ read: onFailed, close: vi.fn() }));
  await draw();
  await paste('{}');
  await expect.element(page.getByRole('status')).toHaveTextContent(words.readerFailed);
});

it('closes with Escape', async () => {
  await draw();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
