import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { LIBRARY_NAME } from '#content/products.ts';
import { editorMessages } from '#content/messages/editor.ts';
import { islandMessages } from '#content/messages/islands.ts';
import { playgroundMessages as words } from '#content/messages/playground.ts';
import { printEditorHash } from '#core/editor/hash.ts';
import type { LiveManifest } from '#core/editor/manifest.ts';
import { EditorPage } from './EditorPage.tsx';
import { loadManifest } from './manifest.ts';
import { TEST_MANIFEST } from './testFrame.ts';
import { setUpPlayground, testProject } from './testPlayground.ts';

vi.mock(import('./manifest.ts'), () => ({ loadManifest: vi.fn() }));
vi.mock(import('./types/typeExtensions.ts'), { spy: true });

const editor = page.getByRole('textbox');
const problems = page.getByRole('region', { name: editorMessages.problems });
const run = page.getByRole('button', { name: words.run, exact: true });

/** Opens the page at an address. */
async function open(hash = ''): Promise<void> {
  history.replaceState(history.state, '', location.pathname + location.search + hash);
  await render(<EditorPage />);
}

setUpPlayground();
beforeEach(() => {
  vi.mocked(loadManifest).mockReset();
  vi.mocked(loadManifest).mockResolvedValue(TEST_MANIFEST);
});

it('says that it is on its way, and begins with an example', async () => {
  let arrive = (): void => undefined;
  vi.mocked(loadManifest).mockReturnValue(
    new Promise<LiveManifest>((resolve) => {
      arrive = () => resolve(TEST_MANIFEST);
    }),
  );
  await open();
  await expect.element(page.getByRole('status')).toHaveTextContent(words.loading);
  await expect.element(page.getByRole('heading', { name: words.title })).toBeVisible();
  arrive();
  await expect.element(editor).toHaveTextContent('DataGrid');
  await expect.element(page.getByText(words.loading)).not.toBeInTheDocument();
  expect(location.hash).toBe('');
});

it('opens the code that its address holds, and runs it once the reader says so, by keyboard', async () => {
  await open(printEditorHash(testProject));
  await expect.element(editor).toHaveTextContent('export default () => 1;');
  await expect.element(page.getByText(words.fromLink)).toBeVisible();
  await userEvent.tab();
  const back = page.getByRole('link', { name: words.documentation(LIBRARY_NAME) });
  await expect.element(back).toHaveFocus();
  await expect.element(problems).not.toHaveTextContent(editorMessages.runs);
  const choices = page.getByRole('combobox').elements();
  for (const choice of choices) {
    await userEvent.tab();
    await expect.element(choice).toHaveFocus();
  }
  await userEvent.tab();
  await expect.element(run).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(problems).toHaveTextContent(editorMessages.runs);
});

it('begins with an example where the address holds nothing that can be read, and says so', async () => {
  await open('#code=broken');
  await expect.element(page.getByText(words.nonsense)).toBeVisible();
  await expect.element(editor).toHaveTextContent('DataGrid');
});

it('says that the editor has not come, leaves the way to the documentation, and asks again', async () => {
  vi.mocked(loadManifest).mockRejectedValueOnce(new Error('The manifest is gone.'));
  await open();
  await expect.element(page.getByRole('alert')).toHaveTextContent(words.notLoaded);
  await expect
    .element(page.getByRole('link', { name: words.documentation(LIBRARY_NAME) }))
    .toBeVisible();
  await expect.element(page.getByText(words.loading)).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: islandMessages.retry }));
  await expect.element(editor).toHaveTextContent('DataGrid');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(loadManifest).toHaveBeenCalledTimes(2);
});
