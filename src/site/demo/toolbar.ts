import { EDIT_ROOT } from '#content/site.ts';
import { printDemoHash } from '#core/preferences/demoHash.ts';
import { NO_SANDBOXES } from '#core/services.ts';
import { closeDesk, openDesk } from '../editor/desk.ts';
import { SETTINGS } from '../preferences/settings.ts';
import { getPreference, setFromText } from '../preferences/store.ts';
import { RESET_EVENT } from './resetEvent.ts';
import { openMenu, type MenuItem } from './menu.ts';

/*
 * What the toolbars of demos do beyond choosing and copying. Loaded when a reader first reaches for a toolbar.
 */

/** How long a button says that it has copied. Shared BEHAVIOUR, Copy. */
const CONFIRMED_MS = 1_000;

const STYLINGS = { 'MUI System': 'system', Tailwind: 'tailwind', CSS: 'css' } as const;

/** A demo's frame in the article. */
interface Frame {
  element: HTMLElement;
  name: string;
  /** The page's key: `data-grid/sorting`. */
  page: string;
}

/**
 * Makes the toolbars of an article work.
 * @param page the page's key.
 * @returns what undoes it.
 */
export function startToolbars(article: HTMLElement, page: string): () => void {
  const toolbars = [...article.querySelectorAll<HTMLElement>('.demo-tools')];
  for (const toolbar of toolbars) rove(toolbar);
  const frameOf = (target: EventTarget | null): Frame | undefined => {
    const element = target instanceof Element ? target.closest<HTMLElement>('.demo') : null;
    return element === null ? undefined : { element, name: element.dataset['demo'] ?? '', page };
  };
  const onClick = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-tool]') : null;
    const frame = frameOf(button);
    if (button === null || frame === undefined) return;
    if (button.dataset['tool'] === 'stackblitz') void openSandbox(frame, 'openStackBlitz');
    else if (button.dataset['tool'] === 'edit') edit(frame);
    else openMenu(button, itemsOf(frame, button));
  };
  // What a sandbox is made of is fetched while the pointer is on its way.
  const onReach = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('[data-tool]') !== null) {
      void import('./sandboxes.ts').then(
        ({ loadSandboxes }) => loadSandboxes(page).catch(() => undefined), // said when it is asked for
      );
    }
  };
  article.addEventListener('click', onClick);
  article.addEventListener('pointerover', onReach);
  article.addEventListener('focusin', onReach);
  return () => {
    article.removeEventListener('click', onClick);
    article.removeEventListener('pointerover', onReach);
    article.removeEventListener('focusin', onReach);
    if (editing !== undefined) void editing.then(({ endEditing }) => endEditing(article));
  };
}

const isShown = (element: HTMLElement): boolean => element.offsetParent !== null;

/** One stop for Tab, arrow keys within (APG, Toolbar). */
function rove(toolbar: HTMLElement): void {
  const buttons = (): HTMLElement[] =>
    [...toolbar.querySelectorAll<HTMLElement>('button')].filter(isShown);
  const stopAt = (current: HTMLElement): void => {
    for (const button of toolbar.querySelectorAll('button')) {
      button.tabIndex = button === current ? 0 : -1;
    }
  };
  const [first] = buttons();
  const focused = document.activeElement;
  const start = focused instanceof HTMLElement && toolbar.contains(focused) ? focused : first;
  if (start !== undefined) stopAt(start);
  toolbar.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) stopAt(target);
  });
  toolbar.addEventListener('keydown', (event) => {
    const all = buttons();
    const at = all.findIndex((button) => button === document.activeElement);
    const next = all[nextIndex(event.key, at, all.length)];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    next.focus();
  });
}

/** -1 for a key that leads nowhere. */
function nextIndex(key: string, at: number, count: number): number {
  const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = document.documentElement.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (at + 1) % count;
  if (key === back) return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}

function itemsOf(frame: Frame, button: HTMLElement): MenuItem[] {
  const alone = `/x/demo/?page=${encodeURIComponent(frame.page)}&name=${frame.name}`;
  const items: MenuItem[] = [
    { label: 'Edit code', action: 'edit', run: () => edit(frame) },
    {
      label: 'Open in playground',
      action: 'playground',
      run: () => openPlayground(frame).catch((error: unknown) => sayIn(frame, error)),
    },
    {
      label: 'Open in StackBlitz',
      action: 'stackblitz',
      run: () => openSandbox(frame, 'openStackBlitz'),
    },
    {
      label: 'Open in CodeSandbox',
      action: 'codesandbox',
      run: () => openSandbox(frame, 'openCodeSandbox'),
    },
    { label: 'Download ZIP', action: 'zip', run: () => openSandbox(frame, 'downloadZip') },
    { label: 'Open alone', action: 'alone', href: alone },
    { label: 'Open alone, 360 px wide', action: 'alone-narrow', href: `${alone}&width=360` },
    { label: 'Inspect', action: 'inspect', run: () => inspect(frame, button) },
    { label: 'Reset demo', action: 'reset', run: () => reset(frame) },
    { label: 'Reset focus', action: 'reset-focus', run: () => stageOf(frame)?.focus() },
    ...settingItems(),
    {
      label: 'Copy link to TypeScript',
      action: 'copy-link-ts',
      run: () => copyLink(frame, 'TS', button),
    },
    {
      label: 'Copy link to JavaScript',
      action: 'copy-link-js',
      run: () => copyLink(frame, 'JS', button),
    },
    { label: 'View source', action: 'source', href: sourceOf(frame) },
  ];
  const sandboxes = !document.documentElement.hasAttribute(NO_SANDBOXES);
  return items
    .filter(({ action = '' }) => sandboxes || !['stackblitz', 'codesandbox'].includes(action))
    .map((item) => ({ ...item, subject: frame.name }));
}

/**
 * How demos are drawn. A choice holds for all of them, on every page, as that of a language beside it does: who turns
 * one demo wants its neighbours and the next page the same way, and undoes it in one place.
 */
const settingItems = (): MenuItem[] =>
  SETTINGS.filter(({ name }) => name === 'mode' || name === 'direction' || name === 'density').map(
    ({ name, title, values }) => ({
      label: title,
      choices: values.map(([value, label]) => ({
        label,
        isChosen: () => getPreference(name) === value,
        choose: () => setFromText(name, value),
      })),
    }),
  );

let editing: Promise<typeof import('../editor/editDemo.ts')> | undefined;

function edit(frame: Frame): void {
  openDesk(frame.element);
  editing ??= import('../editor/editDemo.ts').catch(() => {
    throw new Error('Editing cannot be loaded. Check the connection and try again.');
  });
  editing
    .then(({ toggleEditing }) => toggleEditing(frame))
    .catch((error: unknown) => {
      editing = undefined; // the next click tries again
      closeDesk(frame.element);
      sayIn(frame, error);
    });
}

/** In a tab of its own, with what the reader has made of the code. */
async function openPlayground({ element, name, page }: Frame): Promise<void> {
  const { playgroundLink } = await import('../editor/editorLink.ts');
  const edited = (await editing)?.editedCode(element);
  const language = getPreference('codeVariant');
  const styling = STYLINGS[getPreference('codeStyling')];
  open(playgroundLink({ page, demo: name, language, styling, edited }), '_blank', 'noopener');
}

function stageOf({ element }: Frame): HTMLElement | undefined {
  const stage = element.querySelector<HTMLElement>('[data-stage]') ?? undefined;
  if (stage !== undefined) stage.tabIndex = -1;
  return stage;
}

function reset(frame: Frame): void {
  const stage = stageOf(frame);
  stage?.dispatchEvent(new CustomEvent(RESET_EVENT, { bubbles: true }));
  stage?.focus({ preventScroll: true });
}

function inspect({ element }: Frame, button: HTMLElement): void {
  const title = (element.getAttribute('aria-label') ?? '').replace(/^Example: /, '');
  import('../inspect/startInspect.ts')
    .then(({ startInspect }) => startInspect({ frame: element, title, button }))
    .catch(() => say(button, 'Inspecting cannot be loaded. Check the connection and try again.'));
}

/** Whether the demo is written in several stylings. */
const isStyled = ({ element }: Frame): boolean =>
  element.querySelector('[data-set="codeStyling"]') !== null;

function sourceOf(frame: Frame): string {
  const { element, page } = frame;
  const file = element.dataset['source'] ?? '';
  const own = isStyled(frame)
    ? file.replace('system.tsx', `${STYLINGS[getPreference('codeStyling')]}.tsx`)
    : file;
  // The same tree, to look at and not to edit.
  return `${EDIT_ROOT.replace('/edit/', '/blob/')}/${page}/${own}`;
}

async function copyLink(
  frame: Frame,
  codeVariant: 'TS' | 'JS',
  button: HTMLElement,
): Promise<void> {
  const codeStyling = isStyled(frame) ? { codeStyling: getPreference('codeStyling') } : {};
  const hash = printDemoHash({ demo: frame.name, codeVariant, ...codeStyling });
  const url = `${location.origin}${location.pathname}${hash}`;
  try {
    await navigator.clipboard.writeText(url);
    say(button, 'Link copied');
  } catch {
    // The browser refuses the clipboard: the address bar shows it to copy.
    history.replaceState(history.state, '', url);
    say(button, 'Link in the address bar');
  }
}

type SandboxAction = 'openStackBlitz' | 'openCodeSandbox' | 'downloadZip';

/** With what the reader has made of the code. */
async function openSandbox(frame: Frame, action: SandboxAction): Promise<void> {
  const { element, name, page } = frame;
  const language = getPreference('codeVariant');
  const styling = STYLINGS[getPreference('codeStyling')];
  try {
    const [sandboxes, editor] = await Promise.all([import('./sandboxes.ts'), editing]);
    const edited = editor?.editedCode(element);
    await sandboxes[action]({
      page,
      demo: name,
      language: edited?.source.language ?? language,
      styling: edited?.styling ?? styling,
      ...(edited !== undefined && { files: edited.source.files }),
    });
  } catch (error) {
    sayIn(frame, error);
  }
}

function sayIn({ element }: Frame, error: unknown): void {
  const button = element.querySelector<HTMLElement>('[data-tool="more"]');
  if (button !== null) say(button, error instanceof Error ? error.message : String(error));
}

/** A word beside the toolbar, also for a screen reader, that goes by itself. */
function say(button: HTMLElement, text: string): void {
  const note = document.createElement('span');
  note.className = 'demo-said';
  note.setAttribute('role', 'status');
  button.after(note);
  // A status that is filled after it stands is read out.
  requestAnimationFrame(() => note.append(text));
  setTimeout(() => note.remove(), CONFIRMED_MS + text.length * 40);
}
