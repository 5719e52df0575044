import '../theme/tokens.css';
import '#markup/demo/demo.css';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { demoMessages } from '#content/messages/demo.ts';
import { editorMessages } from '#content/messages/editor.ts';
import { islandMessages } from '#content/messages/islands.ts';
import { loadManifest } from '../editor/manifest.ts';
import { TEST_MANIFEST } from '../editor/testFrame.ts';
import { DemoEditor } from './DemoEditor.tsx';
import { loadSandboxes } from './sandboxes.ts';
import { useEditing } from './useEditing.ts';

vi.mock(import('../editor/manifest.ts'), { spy: true });
vi.mock(import('./sandboxes.ts'), { spy: true });

const sandboxes = {
  installed: {},
  demos: {
    One: {
      title: 'One',
      codes: [
        {
          language: 'TS' as const,
          styling: 'system' as const,
          files: [{ path: 'One.tsx', text: 'export default () => 1;\n' }] as [
            { path: string; text: string },
          ],
          imports: [],
        },
      ],
    },
  },
};

/** A demo with the button that its editor is opened by. */
function Demo({ element }: { element: HTMLElement }) {
  const frame = { element, name: 'One', title: 'One', page: 'data-grid/sorting' };
  const editing = useEditing(frame);
  return (
    <>
      <button type="button" data-tool="edit" aria-pressed={editing.isOpen} onClick={editing.toggle}>
        {demoMessages.edit}
      </button>
      <DemoEditor frame={frame} editing={editing} />
    </>
  );
}

function Frame() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <section className="demo" ref={setElement}>
      <div className="demo-stage" data-stage="One" />
      {element !== null && <Demo element={element} />}
      <details className="demo-code" open>
        <summary>Code</summary>
        <div className="demo-panel">
          <pre>printed code</pre>
        </div>
      </details>
    </section>
  );
}

const edit = () => page.getByRole('button', { name: demoMessages.edit, exact: true });
const printed = () => page.getByText('printed code');
const editor = () => page.getByRole('textbox');

beforeEach(() => {
  vi.mocked(loadManifest).mockReset();
  vi.mocked(loadManifest).mockResolvedValue(TEST_MANIFEST);
  vi.mocked(loadSandboxes).mockReset();
  vi.mocked(loadSandboxes).mockResolvedValue(sandboxes);
});

it('has its place while it is on its way, and gives the focus back when it is closed', async () => {
  let arrive = (): void => undefined;
  vi.mocked(loadManifest).mockReturnValue(
    new Promise((resolve) => {
      arrive = () => resolve(TEST_MANIFEST);
    }),
  );
  await render(<Frame />);
  await userEvent.click(edit());
  await expect.element(page.getByText(editorMessages.loading)).toBeVisible();
  await expect.element(printed()).not.toBeVisible();
  await expect.element(edit()).toHaveAttribute('aria-pressed', 'true');
  arrive();
  await expect.element(editor()).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: editorMessages.close }));
  await expect.element(edit()).toHaveFocus();
  await expect.element(edit()).toHaveAttribute('aria-pressed', 'false');
  await expect.element(printed()).toBeVisible();
});

it('can be given up while it is on its way', async () => {
  vi.mocked(loadManifest).mockReturnValue(new Promise(() => undefined));
  await render(<Frame />);
  await userEvent.click(edit());
  await expect.element(page.getByText(editorMessages.loading)).toBeVisible();
  await userEvent.click(edit());
  await expect.element(printed()).toBeVisible();
});

it('says that it cannot be loaded, gives the code its place back, and tries again', async () => {
  vi.mocked(loadManifest).mockRejectedValueOnce(new Error('The chunk is gone.'));
  await render(<Frame />);
  await userEvent.click(edit());
  await expect.element(page.getByRole('alert')).toHaveTextContent(demoMessages.editingMissing);
  await expect.element(printed()).toBeVisible();
  await expect.element(edit()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(page.getByRole('button', { name: islandMessages.retry }));
  await expect.element(editor()).toHaveFocus();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('leaves the demo alone when it stops', async () => {
  vi.mocked(loadSandboxes).mockResolvedValue({ installed: {}, demos: {} });
  await render(<Frame />);
  await userEvent.click(edit());
  await expect.element(page.getByRole('alert')).toHaveTextContent(islandMessages.stopped);
  await expect.element(printed()).toBeVisible();
});
