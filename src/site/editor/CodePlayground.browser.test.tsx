import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { editorMessages } from '#content/messages/editor.ts';
import { playgroundMessages as words } from '#content/messages/playground.ts';
import { parseEditorHash, printEditorHash, type EditedProject } from '#core/editor/hash.ts';
import { CodePlayground } from './CodePlayground.tsx';
import { STARTS } from './starts.ts';
import { TEST_MANIFEST } from './testFrame.ts';
import { setUpPlayground, testProject } from './testPlayground.ts';

vi.mock(import('./types/typeExtensions.ts'), { spy: true });

const draw = (trusted = true, note = '') =>
  render(
    <CodePlayground manifest={TEST_MANIFEST} opened={{ state: testProject, trusted, note }} />,
  );

const editor = () => page.getByRole('textbox');
const choice = (name: string) => page.getByRole('combobox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const problems = () => page.getByRole('region', { name: editorMessages.problems });
const written = vi.spyOn(navigator.clipboard, 'writeText');

const kept = (): EditedProject | undefined => {
  const linkedState = parseEditorHash(location.hash);
  return linkedState.kind === 'code' ? linkedState.state : undefined;
};

setUpPlayground();
beforeEach(() => {
  written.mockReset();
  written.mockResolvedValue();
});

describe('code', () => {
  it('runs by itself when it is the site’s own, and waits for Run when it came with a link', async () => {
    const { unmount } = await draw();
    await expect.element(problems()).toHaveTextContent(editorMessages.runs);
    await unmount();
    await draw(false, words.fromLink);
    await expect.element(page.getByText(words.fromLink)).toBeVisible();
    await userEvent.click(editor());
    await userEvent.keyboard('// read');
    await expect.element(problems()).not.toHaveTextContent(editorMessages.runs);
    await userEvent.click(button(words.run));
    await expect.element(problems()).toHaveTextContent(editorMessages.runs);
    await expect.element(page.getByText(words.fromLink)).not.toBeInTheDocument();
  });

  it('is kept in the address once it is changed, and not before', async () => {
    await draw();
    await expect.element(problems()).toHaveTextContent(editorMessages.runs);
    expect(location.hash).toBe('');
    await userEvent.click(editor());
    await userEvent.keyboard('// mine');
    await expect.poll(() => kept()?.files[0].text).toContain('// mine');
  });

  it('is another one when the address is another', async () => {
    await draw();
    const other = {
      ...testProject,
      files: [{ path: 'Demo.tsx', text: 'export default () => 2;' }],
    };
    location.hash =
      printEditorHash({ ...other, files: [{ path: 'Demo.tsx', text: '// two' }] }) ?? '';
    await expect.element(editor()).toHaveTextContent('// two');
    await expect.element(page.getByText(words.fromLink)).toBeVisible();
  });
});

describe('the form', () => {
  it('chooses a language and keeps the text', async () => {
    await draw();
    await userEvent.selectOptions(choice(words.choices.language), 'JS');
    await expect.element(page.getByRole('tab', { name: 'Demo.jsx' })).toBeVisible();
    await expect.element(editor()).toHaveTextContent('export default () => 1;');
    await expect.poll(() => kept()?.language).toBe('JS');
  });

  it('starts from another example, unless the text is the reader’s own', async () => {
    await draw();
    await userEvent.selectOptions(choice(words.choices.product), 'x-charts');
    await expect.element(editor()).toHaveTextContent('BarChart');
    await userEvent.click(editor());
    await userEvent.keyboard('// mine');
    await userEvent.selectOptions(choice(words.choices.product), 'x-tree-view');
    await expect.element(page.getByText(words.codeStays)).toBeVisible();
    await expect.element(choice(words.choices.product)).toHaveValue('x-charts');
    await userEvent.click(editor());
    await userEvent.keyboard('{Control>}a{/Control}{Delete}');
    await userEvent.selectOptions(choice(words.choices.product), 'x-tree-view');
    await expect.poll(() => kept()?.files[0].text).toBe(STARTS['x-tree-view']);
  });

  it('chooses how the code is drawn', async () => {
    await draw();
    await expect.element(problems()).toHaveTextContent(editorMessages.runs);
    await userEvent.selectOptions(choice(words.choices.mode), 'dark');
    await expect.element(problems()).toHaveTextContent('mode: dark');
    await expect.poll(() => kept()?.mode).toBe('dark');
  });

  it('copies a link, and says so', async () => {
    await draw();
    await userEvent.click(button(words.copyLink));
    await expect.element(page.getByText(words.linkCopied)).toBeVisible();
    expect(written).toHaveBeenCalledWith(location.href);
    expect(kept()).toEqual(testProject);
    written.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    await userEvent.click(button(words.copyLink));
    await expect.element(page.getByText(words.linkInAddressBar)).toBeVisible();
  });
});
