import type { LiveManifest } from '#core/editor/manifest.ts';
import type { LiveSettings, LiveSource } from '#core/editor/source.ts';
import { attachTypes } from './attachTypes.ts';
import { createEditor } from './editor.ts';
import { createFileTabs } from './fileTabs.ts';
import { createButton } from './problems.ts';
import { createRunner } from './runner.ts';
import styles from './workbench.module.css';

interface WorkbenchOptions {
  manifest: LiveManifest;
  source: LiveSource;
  settings: LiveSettings;
  /** The code is styled by utilities of Tailwind. */
  tailwind: boolean;
  /** Where the frame stands. */
  stage: HTMLElement;
  /** Where the editor and what goes wrong stand. */
  desk: HTMLElement;
  /** Names the frame for a screen reader. */
  title: string;
  /** Whether what is typed runs by itself, from the start. */
  runs: boolean;
  /** Heard when the reader has changed the code. */
  onEdit: (source: LiveSource) => void;
  /** Heard when code stands in the frame. */
  onRender: () => void;
}

export interface Workbench {
  /** The row of buttons under the editor, to add to. */
  tools: HTMLElement;
  /** Other code, to be run when code runs by itself. */
  replace: (source: LiveSource, tailwind: boolean) => void;
  setTailwind: (tailwind: boolean) => void;
  adopt: (settings: LiveSettings) => void;
  run: () => void;
  /** The file that the editor shows, as it stands. */
  shownText: () => string;
  focus: () => void;
  destroy: () => void;
}

/** An editor, the frame its code runs in, and what goes wrong there. */
export function createWorkbench(options: WorkbenchOptions): Workbench {
  const { manifest, settings, stage, desk, title, onRender } = options;
  let { source, tailwind, runs } = options;
  let shown = source.files[0].path;

  const panel = document.createElement('div');
  panel.className = styles['panel'] ?? '';
  const tabs = createFileTabs(panel, (path) => showFile(path));
  const tools = document.createElement('div');
  tools.className = styles['tools'] ?? '';
  const editor = createEditor({
    parent: panel,
    onChange,
    onEscape: () => tools.querySelector<HTMLElement>('button')?.focus(),
  });
  const checked = document.createElement('span');
  checked.setAttribute('role', 'status');
  tools.append(
    createTabSwitch((indents) => editor.setTabIndents(indents)),
    checked,
  );
  const runner = createRunner({
    manifest,
    settings,
    stage,
    title,
    code: () => ({ source, tailwind }),
    goTo({ file, line = 1, column }) {
      if (file !== undefined && file !== shown) showFile(file);
      editor.goTo(line, column);
    },
    onRender,
  });

  desk.replaceChildren(runner.problems, tabs.element, panel, tools);

  function showFile(path: string): void {
    const file = source.files.find((each) => each.path === path);
    if (file === undefined) return;
    shown = path;
    editor.show(file);
    tabs.select(path);
  }

  function showAll(): void {
    shown = source.files[0].path;
    editor.forget();
    tabs.show(
      source.files.map(({ path }) => path),
      shown,
    );
    showFile(shown);
  }

  function onChange(path: string, text: string): void {
    const [first, ...others] = source.files.map((file) =>
      file.path === path ? { path, text } : file,
    );
    if (first === undefined) return;
    source = { ...source, files: [first, ...others] };
    options.onEdit(source);
    if (runs) runner.runSoon();
  }

  showAll();
  if (runs) runner.run();
  const endTypes = attachTypes(editor, manifest, () => source, checked);
  return {
    tools,
    replace(next, styled) {
      source = next;
      tailwind = styled;
      showAll();
      if (runs) runner.run();
    },
    setTailwind(styled) {
      tailwind = styled;
      if (runs) runner.run();
    },
    adopt: (next) => runner.adopt(next),
    run() {
      runs = true;
      runner.run();
    },
    shownText: () => editor.view.state.doc.toString(),
    focus: () => editor.view.focus(),
    destroy() {
      endTypes();
      runner.destroy();
      editor.view.destroy();
      desk.replaceChildren();
    },
  };
}

/** Tab goes on to the next control until a reader wants it to indent; Escape leaves the editor either way. */
function createTabSwitch(set: (indents: boolean) => void): HTMLElement {
  const button = createButton('Tab indents', () => {
    const pressed = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(pressed));
    set(pressed);
  });
  button.setAttribute('aria-pressed', 'false');
  button.title = 'Escape leaves the editor';
  return button;
}
