import { packsFor } from '#core/live/imports.ts';
import type { LiveManifest } from '#core/live/manifest.ts';
import type { RunRequest } from '#core/live/messages.ts';
import type { LiveError, LiveSettings, LiveSource } from '#core/live/source.ts';
import { createEditor } from './editor.ts';
import { createFileTabs } from './fileTabs.ts';
import { createLiveFrame, type FrameEvent } from './liveFrame.ts';
import { createButton, createProblems } from './problems.ts';
import { transformSource } from './transform.ts';
import styles from './live.module.css';

/** What is typed runs when nothing more was typed for so long. */
const RUN_AFTER_MS = 350;
/** Half a word is no syntax error yet. */
const SYNTAX_AFTER_MS = 900;

interface WorkbenchOptions {
  manifest: LiveManifest;
  source: LiveSource;
  settings: LiveSettings;
  /** Rules that stand beside those of the code: Tailwind's. */
  css: string;
  /** Where the frame stands. */
  stage: HTMLElement;
  /** Where the editor stands. */
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
  /** Errors and what the console says; stands where its maker puts it. */
  problems: HTMLElement;
  /** The row of buttons under the editor, to add to. */
  tools: HTMLElement;
  current: () => LiveSource;
  /** Other code, to be run when code runs by itself. */
  replace: (source: LiveSource, css: string) => void;
  adopt: (settings: LiveSettings) => void;
  run: () => void;
  focus: () => void;
  destroy: () => void;
}

/** An editor, the frame its code runs in, and what goes wrong there. */
export function createWorkbench(options: WorkbenchOptions): Workbench {
  const { manifest, stage, desk, title } = options;
  let { source, css, runs } = options;
  let shown = source.files[0].path;
  let count = 0;
  let latest: RunRequest | undefined;
  let good: RunRequest | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const panel = document.createElement('div');
  const tabs = createFileTabs(panel, (path) => showFile(path));
  const problems = createProblems(goTo);
  const tools = document.createElement('div');
  tools.className = styles['tools'] ?? '';
  const editor = createEditor({ parent: panel, onChange, onEscape: leave });
  tools.append(createTabSwitch((indents) => editor.setTabIndents(indents)));
  desk.append(tabs.element, panel, tools);
  const frame = createLiveFrame({
    place: stage,
    src: manifest.frame,
    title,
    settings: options.settings,
    onEvent,
  });

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
    if (runs) schedule();
  }

  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const error = runNow();
      if (error !== undefined) {
        timer = setTimeout(() => problems.show(error), SYNTAX_AFTER_MS - RUN_AFTER_MS);
      }
    }, RUN_AFTER_MS);
  }

  /** @returns what keeps the code from running. */
  function runNow(): LiveError | undefined {
    const made = transformSource(source, manifest.packs);
    if (made.kind === 'bad') return made.error;
    count += 1;
    const scripts = packsFor(made.imports, manifest.packs).flatMap(
      (name) => manifest.packs[name]?.url ?? [],
    );
    latest = { run: count, files: made.files, scripts, css };
    problems.startRun();
    frame.run(latest);
    return undefined;
  }

  function run(): void {
    runs = true;
    clearTimeout(timer);
    const error = runNow();
    if (error !== undefined) problems.show(error);
  }

  function onEvent(event: FrameEvent): void {
    switch (event.kind) {
      case 'rendered':
        if (event.run !== latest?.run) return;
        good = latest;
        problems.clear();
        options.onRender();
        return;
      case 'failed':
        if (event.run === latest?.run) problems.show(event.error);
        return;
      case 'said':
        return problems.say(event.level, event.text);
      case 'lost':
        problems.show({ message: LOST[event.why] }, run);
        // What stood there last comes back, unless it is what has lost the frame.
        if (good !== undefined && good.run !== latest?.run) frame.run(good);
        return;
      case 'height':
    }
  }

  function goTo({ file, line = 1, column }: LiveError): void {
    if (file !== undefined && file !== shown) showFile(file);
    editor.goTo(line, column);
  }

  function leave(): void {
    tools.querySelector<HTMLElement>('button')?.focus();
  }

  showAll();
  if (runs) run();
  return {
    problems: problems.element,
    tools,
    current: () => source,
    replace(next, rules) {
      source = next;
      css = rules;
      showAll();
      if (runs) run();
    },
    adopt: (settings) => frame.adopt(settings),
    run,
    focus: () => editor.view.focus(),
    destroy() {
      clearTimeout(timer);
      frame.destroy();
      editor.view.destroy();
      desk.replaceChildren();
      problems.element.remove();
    },
  };
}

const LOST = {
  navigated: 'The code took its frame to another page. It was stopped, and the frame made anew.',
  hung: 'The code did not answer for 8 seconds. It was stopped, and the frame made anew.',
  unloadable: 'What runs the code could not be loaded. Check the connection.',
} as const;

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
