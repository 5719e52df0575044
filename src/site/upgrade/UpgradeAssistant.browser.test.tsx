import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { islandMessages } from '#content/messages/islands.ts';
import { upgradeMessages as words } from '#content/messages/upgrade.ts';
import { fixtureChanges } from '#core/migration/changesFixture.ts';
import { CHECKLIST_KEY } from '#core/migration/checklist.ts';
import { readCode } from '#core/migration/readCode.ts';
import { openCodeReader } from './codeReader.ts';
import { loadChanges } from './loadChanges.ts';
import { Island } from './UpgradeAssistant.tsx';

vi.mock(import('./loadChanges.ts'), () => ({ loadChanges: vi.fn() }));
vi.mock(import('./codeReader.ts'), () => ({ openCodeReader: vi.fn() }));

/** A placeholder with what a reader has typed before the island was there, and the island. */
function Printed({ typed = '' }: { typed?: string }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <div ref={setPlace} hidden>
        <textarea defaultValue={typed} />
      </div>
      {place !== null && <Island place={place} />}
    </>
  );
}

const field = (name: 'from' | 'to' | 'code') => page.getByRole('textbox', { name: words[name] });
const choice = (name: 'product' | 'plan') => page.getByRole('combobox', { name: words[name] });
const statusWith = (text: string) => page.getByText(text, { exact: true });
const titles = (): string[] =>
  page
    .getByRole('checkbox')
    .elements()
    .map((box) => box.nextElementSibling?.textContent ?? '');

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', location.pathname);
  vi.mocked(loadChanges).mockReset().mockResolvedValue(fixtureChanges);
  vi.mocked(openCodeReader)
    .mockReset()
    .mockImplementation(() => ({
      read: (code, listener) => listener(readCode(code)),
      close: () => undefined,
    }));
});

it('lists every change of the versions, and its commands, before there is code', async () => {
  await render(<Printed />);
  await expect.poll(titles).toEqual(['Behavior', 'Toolbar', 'Hidden', 'Classes']);
  await expect.element(statusWith(words.found(4, 0, false))).toBeVisible();
  await expect
    .element(page.getByLabelText(words.commands))
    .toHaveTextContent('npm install @mui/x-data-grid@^8.0.0');
  await userEvent.fill(field('from'), '6');
  await expect.poll(titles).toHaveLength(6);
  await expect
    .element(page.getByRole('listitem').first())
    .toHaveTextContent(`${words.symptom} The grid ignores components and shows its own parts.`);
  await userEvent.selectOptions(choice('plan'), 'pro');
  await expect.poll(titles).toHaveLength(7);
});

it('lists what pasted code meets, with its lines', async () => {
  await render(<Printed />);
  await userEvent.fill(
    field('code'),
    "import { DataGrid } from '@mui/x-data-grid';\nconst columns = [{ hide: true }];",
  );
  await expect.poll(titles).toEqual(['Hidden', 'Behavior']);
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent('hide line 2');
  await expect.element(statusWith(words.found(2, 0, true))).toBeVisible();
  await userEvent.fill(field('code'), "import { BarChart } from '@mui/x-charts';");
  await expect.element(statusWith(words.noneOfProduct('x-data-grid'))).toBeVisible();
  await userEvent.clear(field('code'));
  await expect.poll(titles).toHaveLength(4);
});

it('takes what was typed before it was there', async () => {
  await render(<Printed typed="<DataGrid hide />" />);
  await expect.element(field('code')).toHaveValue('<DataGrid hide />');
  await expect.poll(titles).toEqual(['Behavior']);
});

it('says what is wrong with code, and goes on with every change', async () => {
  await render(<Printed />);
  await userEvent.fill(field('code'), 'const a = {{');
  await expect.element(page.getByText(/^The code does not parse: line 1, column 12/)).toBeVisible();
  await expect.element(field('code')).toHaveAttribute('aria-invalid', 'true');
  await expect.poll(titles).toHaveLength(4);
});

it('refuses 5 MB of code without reading them', async () => {
  await render(<Printed />);
  await expect.element(field('code')).toBeVisible();
  const area = field('code').element() as HTMLTextAreaElement;
  area.focus();
  await navigator.clipboard.writeText('const a = 1;\n'.repeat(400_000));
  await userEvent.keyboard('{Control>}v{/Control}');
  await expect.element(page.getByText(/^That is 5\.2 MB of text\./)).toBeVisible();
  expect(openCodeReader).not.toHaveBeenCalled();
  expect(area.value).toBe('');
  await userEvent.fill(field('code'), '<DataGrid />');
  await expect.element(page.getByText(/^That is/)).not.toBeInTheDocument();
});

it('says that code cannot be read when the worker does not start', async () => {
  vi.mocked(openCodeReader).mockImplementation((onFailed) => ({
    read: () => onFailed(),
    close: () => undefined,
  }));
  await render(<Printed />);
  await userEvent.fill(field('code'), 'const a = 1;');
  await expect.element(statusWith(words.readerFailed)).toBeVisible();
  await expect.poll(titles).toHaveLength(4);
});

it.each([
  ['9', 'There is no guide from or to 9. Known versions: 6, 7, 8.'],
  ['', 'Type a version, such as 7.'],
  ['workspace:*', 'npm ls'],
  ['>=6', 'allows several major versions'],
  ['7.99.0', 'was never published'],
  ['banana', 'is not a version'],
])('says of version "%s" what is wrong, and lists nothing', async (version, text) => {
  await render(<Printed />);
  await expect.poll(titles).toHaveLength(4);
  await userEvent.fill(field('from'), version);
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(field('from')).toHaveAccessibleDescription(expect.stringContaining(text));
  expect(titles()).toEqual([]);
});

it('says how it takes a range, and that an upgrade leads upwards', async () => {
  await render(<Printed />);
  await userEvent.fill(field('from'), '^6.0.0');
  await expect.element(statusWith(words.range('^6.0.0', 6))).toBeVisible();
  await userEvent.fill(field('to'), '6');
  await expect.element(statusWith(words.noOrder('^6.0.0', '6'))).toBeVisible();
});

it('takes product, version and plan from a package.json', async () => {
  await render(<Printed />);
  await expect.poll(titles).toHaveLength(4);
  const dependencies = {
    '@mui/x-data-grid-pro': '~6.20.4',
    '@mui/x-charts': 'workspace:*',
    '@mui/x-date-pickers': '5.0.20',
  };
  await userEvent.fill(field('code'), JSON.stringify({ name: 'app', dependencies }));
  await expect.element(field('from')).toHaveValue('~6.20.4');
  await expect.element(choice('plan')).toHaveValue('pro');
  await expect.poll(titles).toHaveLength(7);
  await expect.element(page.getByText('“workspace:*” says where')).toBeVisible();
  await page.getByRole('button', { name: 'Date and Time Pickers' }).click();
  await expect.element(choice('product')).toHaveValue('x-date-pickers');
  await userEvent.fill(field('code'), '{ "name": "app", "dependencies": {');
  await expect.element(page.getByText(/^The package\.json is broken: /)).toBeVisible();
});

it('keeps what is checked, by keyboard, and forgets it on demand', async () => {
  const { unmount } = await render(<Printed />);
  const box = page.getByRole('checkbox', { name: 'Toolbar' });
  await expect.element(box).toBeVisible();
  field('code').element().focus();
  for (let stops = 0; stops < 20 && document.activeElement !== box.element(); stops += 1) {
    await userEvent.tab();
  }
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(box).toBeChecked();
  await expect.element(statusWith(words.found(4, 1, false))).toBeVisible();
  await unmount();
  await render(<Printed />);
  await expect.element(box).toBeChecked();
  await page.getByRole('button', { name: words.uncheckAll }).click();
  await expect.element(box).not.toBeChecked();
  expect(localStorage.getItem(CHECKLIST_KEY)).toBe('[]');
});

it('starts with nothing checked when storage holds nonsense', async () => {
  localStorage.setItem(CHECKLIST_KEY, '{"a":');
  await render(<Printed />);
  await expect.element(statusWith(words.found(4, 0, false))).toBeVisible();
});

it('keeps the form in the address, and starts from it', async () => {
  const { unmount } = await render(<Printed />);
  await userEvent.fill(field('from'), '6');
  await expect.poll(() => location.search).toBe('?product=x-data-grid&from=6&to=8&plan=community');
  await unmount();
  history.replaceState(null, '', '?product=nothing&from=lab&to=5&product=x&plan=gold');
  await render(<Printed />);
  await expect.element(choice('product')).toHaveValue('x-data-grid');
  await expect.element(field('from')).toHaveValue('lab');
  await expect.element(page.getByText('“lab” is not a version')).toBeVisible();
});

it('gives the list as a file', async () => {
  await render(<Printed />);
  const link = page.getByRole('link', { name: words.download });
  await expect.element(link).toHaveAttribute('download', 'upgrade-x-data-grid-7-to-8.md');
  await page.getByRole('checkbox', { name: 'Hidden' }).click();
  const address = (link.element() as HTMLAnchorElement).href;
  const text = await (await fetch(address)).text();
  expect(text).toContain('# Data Grid: from v7 to v8');
  expect(text).toContain('npx @mui/x-codemod@8 v8.0.0/data-grid/preset-safe src');
  expect(text).toContain(
    `- [x] [Hidden](${location.origin}/x/migration/migration-data-grid-v7/#hidden): removed`,
  );
  expect(text).toContain('- [ ] [Toolbar]');
});

it('says that the changes could not be loaded, and tries again', async () => {
  vi.mocked(loadChanges).mockRejectedValueOnce(new Error('Offline.'));
  await render(<Printed />);
  await expect.element(page.getByRole('alert')).toHaveTextContent(words.notLoaded);
  await page.getByRole('button', { name: islandMessages.retry }).click();
  await expect.poll(titles).toHaveLength(4);
});
