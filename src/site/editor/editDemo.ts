import { DocsError } from '#core/errors.ts';
import type { LiveManifest } from '#core/editor/manifest.ts';
import { nameFiles, type LiveSettings, type LiveSource } from '#core/editor/source.ts';
import { byAttribute, byClass } from '#markup/selectors.ts';
import { chooseSandbox } from '#core/sandbox/choose.ts';
import type { PageSandboxes, SandboxStyling } from '#core/sandbox/source.ts';
import { setOpenEditor } from '../demo/openEditors.ts';
import { RESET_EVENT } from '../demo/resetEvent.ts';
import { loadSandboxes } from '../demo/sandboxes.ts';
import { getPreference, subscribe } from '../preferences/store.ts';
import { closeDesk, openDesk } from './desk.ts';
import styles from './workbench.module.css';
import { loadManifest } from './manifest.ts';
import { createButton } from './problems.ts';
import { createWorkbench, type Workbench } from './workbench.ts';

/*
 * Editing of demos in their page. Load this module with `import()` when a reader first wants to edit.
 */

/** A demo's frame in the article. */
export interface EditedDemo {
  element: HTMLElement;
  name: string;
  /** The page's key: `data-grid/sorting`. */
  page: string;
}

const STYLINGS = { 'MUI System': 'system', Tailwind: 'tailwind', CSS: 'css' } as const;

/** What a reader has made of a demo's code. */
export interface EditedCode {
  source: LiveSource;
  /** The one that the demo had when the reader began. */
  styling: SandboxStyling;
}

interface Session {
  /** The reader's text, when it differs from the demo's. */
  edited: () => EditedCode | undefined;
  toggle: () => void;
  end: () => void;
}

const sessions = new Map<HTMLElement, Session>();

/** Opens the editor of a demo, or closes it; what was typed is kept for the next time. */
export async function toggleEditing(demo: EditedDemo): Promise<void> {
  const known = sessions.get(demo.element);
  if (known !== undefined) return known.toggle();
  const [manifest, sandboxes] = await Promise.all([loadManifest(), loadSandboxes(demo.page)]);
  // A second click while it was loading.
  if (sessions.has(demo.element) || !demo.element.isConnected) return;
  sessions.set(demo.element, startSession(demo, manifest, sandboxes));
}

/** The code of a demo as the reader has left it; undefined when it is the demo's own. */
export const editedCode = (element: HTMLElement): EditedCode | undefined =>
  sessions.get(element)?.edited();

/** Ends the sessions of an article that is left. */
export function endEditing(article: HTMLElement): void {
  for (const [element, session] of sessions) {
    if (!article.contains(element)) continue;
    session.end();
    sessions.delete(element);
  }
}

/** What the reader has chosen for all demos. */
export const chosenSettings = (): LiveSettings => ({
  mode: getPreference('mode'),
  direction: getPreference('direction'),
  density: getPreference('density'),
  schemes: { light: getPreference('colorSchemeLight'), dark: getPreference('colorSchemeDark') },
  brand: getPreference('brand'),
});

interface Parts {
  stage: HTMLElement;
  code: HTMLDetailsElement;
}

function partsOf({ element, name }: EditedDemo): Parts {
  const stage = element.querySelector<HTMLElement>(byAttribute('data-stage'));
  const code = element.querySelector<HTMLDetailsElement>(`details${byClass('demo-code')}`);
  if (stage === null || code === null) {
    throw new DocsError(`The demo ${name} cannot be edited.`, 'Reload the page.');
  }
  return { stage, code };
}

/** The button that opens the editor; on a narrow window it is in the menu. */
const wayBack = (element: HTMLElement): HTMLElement | undefined =>
  ['edit', 'more']
    .flatMap((tool) => [...element.querySelectorAll<HTMLElement>(byAttribute('data-tool', tool))])
    .find((button) => button.offsetParent !== null);

/** The frame's place in a stage, as high as the demo it will stand for, so that nothing moves. */
function placeIn(stage: HTMLElement): HTMLElement {
  const place = document.createElement('div');
  place.className = `${styles['place']} ${styles['waiting']}`;
  const { height } = stage.getBoundingClientRect();
  const padding = parseFloat(getComputedStyle(stage).paddingBlockStart) || 0;
  place.style.setProperty('--live-height', `${Math.round(height - 2 * padding) + 16}px`);
  stage.classList.add(styles['stage'] ?? '');
  stage.append(place);
  return place;
}

function startSession(demo: EditedDemo, manifest: LiveManifest, sandboxes: PageSandboxes): Session {
  const { stage, code } = partsOf(demo);
  const original = (): { source: LiveSource; styling: SandboxStyling } => {
    const language = getPreference('codeVariant');
    const styling = STYLINGS[getPreference('codeStyling')];
    const chosen = chooseSandbox(sandboxes, { demo: demo.name, language, styling });
    const files = nameFiles(chosen.files, demo.name);
    return { source: { language, files }, styling: chosen.styling };
  };
  let base = original();
  let dirty: LiveSource | undefined;
  let bench: Workbench | undefined;
  let close: (() => void) | undefined;

  const warning = document.createElement('div');
  warning.className = styles['warning'] ?? '';
  warning.setAttribute('role', 'status');

  function reset(): void {
    dirty = undefined;
    warning.replaceChildren();
    base = original();
    bench?.replace(base.source, base.styling === 'tailwind');
  }

  function follow(): void {
    bench?.adopt(chosenSettings());
    const next = original();
    if (next.source.language === base.source.language && next.styling === base.styling) {
      warning.replaceChildren();
    } else if (dirty === undefined) reset();
    else warn(warning, base, reset);
  }

  function open(): void {
    const desk = openDesk(demo.element);
    if (desk === undefined) return;
    const place = placeIn(stage);
    desk.before(warning);
    bench = createWorkbench({
      manifest,
      source: dirty ?? base.source,
      settings: chosenSettings(),
      tailwind: base.styling === 'tailwind',
      stage: place,
      desk,
      title: `${demo.name}, edited`,
      runs: true,
      onEdit: (source) => {
        dirty = source;
      },
      onRender: () => {
        place.classList.remove(styles['waiting'] ?? '');
        stage.dataset['live'] = '';
      },
    });
    bench.tools.prepend(createButton('Reset code', reset));
    bench.tools.append(createButton('Close editor', toggle));
    const unsubscribe = subscribe(follow);
    const { run, shownText } = bench;
    const listeners = new AbortController();
    const { signal } = listeners;
    stage.addEventListener(RESET_EVENT, run, { signal });
    setOpenEditor(demo.element, shownText);
    close = () => {
      unsubscribe();
      listeners.abort();
      bench?.destroy();
      bench = undefined;
      place.remove();
      closeDesk(demo.element);
      warning.remove();
      delete stage.dataset['live'];
      setOpenEditor(demo.element, undefined);
    };
    follow();
    bench.focus();
  }

  function toggle(): void {
    if (close === undefined) return open();
    const inside = code.contains(document.activeElement);
    close();
    close = undefined;
    if (dirty === undefined) base = original();
    if (inside) wayBack(demo.element)?.focus();
  }

  open();
  return {
    edited: () => (dirty === undefined ? undefined : { source: dirty, styling: base.styling }),
    toggle,
    end: () => close?.(),
  };
}

const LANGUAGES = { TS: 'TypeScript', JS: 'JavaScript' } as const;
const STYLING_NAMES = { system: 'MUI System', tailwind: 'Tailwind', css: 'CSS' } as const;

function warn(
  warning: HTMLElement,
  { source, styling }: { source: LiveSource; styling: SandboxStyling },
  discard: () => void,
): void {
  const text = `You have changed the code in ${LANGUAGES[source.language]} (${STYLING_NAMES[styling]}): it stays as it is. `;
  warning.replaceChildren(text, createButton('Discard my changes', discard));
}
