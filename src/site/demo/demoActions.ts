import { demoMessages } from '#content/messages/demo.ts';
import { EDIT_ROOT } from '#content/site.ts';
import { printDemoHash } from '#core/preferences/demoHash.ts';
import { byAttribute, byClass, byStyling } from '#markup/selectors.ts';
import { closeDesk, openDesk } from '../editor/desk.ts';
import { getPreference } from '../preferences/store.ts';
import { RESET_EVENT } from './resetEvent.ts';

/*
 * What the tools of a demo do. What fails is told by the caller: a rejection has a text for the reader.
 */

const STYLINGS = { 'MUI System': 'system', Tailwind: 'tailwind', CSS: 'css' } as const;

/** A demo's frame in the article. */
export interface DemoFrame {
  element: HTMLElement;
  name: string;
  /** In words: "Basic sorting". */
  title: string;
  /** The page's key: `data-grid/sorting`. */
  page: string;
}

type Styling = keyof typeof STYLINGS;

/** The stylings that a demo is written in; fewer than two when there is nothing to choose. */
export const stylingsOf = ({ element }: DemoFrame): Styling[] =>
  (['MUI System', 'Tailwind', 'CSS'] as const).filter(
    (styling) =>
      element.querySelector(byClass('demo-panel') + byStyling(STYLINGS[styling])) !== null,
  );

/** What a reader has made of the code, while the editor has been loaded. */
let editing: Promise<typeof import('../editor/editDemo.ts')> | undefined;

/** Opens the editor of a demo, or closes it. */
export async function editDemo(frame: DemoFrame): Promise<void> {
  openDesk(frame.element);
  editing ??= import('../editor/editDemo.ts').catch(() => {
    throw new Error(demoMessages.editingMissing);
  });
  try {
    const { toggleEditing } = await editing;
    await toggleEditing(frame);
  } catch (error) {
    editing = undefined; // the next click tries again
    closeDesk(frame.element);
    throw error;
  }
}

/** Ends the editing of a demo whose page is left. */
export async function leaveDemo({ element }: DemoFrame): Promise<void> {
  const editor = await editing?.catch(() => undefined); // it was told when it was asked for
  editor?.endEditing(element);
}

/** Opens the code in a tab of its own, with what the reader has made of it. */
export async function openPlayground({ element, name, page }: DemoFrame): Promise<void> {
  const { playgroundLink } = await import('../editor/editorLink.ts');
  const edited = (await editing)?.editedCode(element);
  const language = getPreference('codeVariant');
  const styling = STYLINGS[getPreference('codeStyling')];
  open(playgroundLink({ page, demo: name, language, styling, edited }), '_blank', 'noopener');
}

type SandboxAction = 'openStackBlitz' | 'openCodeSandbox' | 'downloadZip';

/** Hands the code to a sandbox, with what the reader has made of it. */
export async function openSandbox(
  { element, name, page }: DemoFrame,
  action: SandboxAction,
): Promise<void> {
  const language = getPreference('codeVariant');
  const styling = STYLINGS[getPreference('codeStyling')];
  const [sandboxes, editor] = await Promise.all([import('./sandboxes.ts'), editing]);
  const edited = editor?.editedCode(element);
  await sandboxes[action]({
    page,
    demo: name,
    language: edited?.source.language ?? language,
    styling: edited?.styling ?? styling,
    ...(edited !== undefined && { files: edited.source.files }),
  });
}

/** Fetches what sandboxes are made of, while the pointer is on its way. */
export async function prepareSandboxes({ page }: DemoFrame): Promise<void> {
  const { loadSandboxes } = await import('./sandboxes.ts');
  await loadSandboxes(page).catch(() => undefined); // said when it is asked for
}

function stageOf({ element }: DemoFrame): HTMLElement | undefined {
  const stage = element.querySelector<HTMLElement>(byAttribute('data-stage')) ?? undefined;
  if (stage !== undefined) stage.tabIndex = -1;
  return stage;
}

/** Starts a demo anew. */
export function resetDemo(frame: DemoFrame): void {
  const stage = stageOf(frame);
  stage?.dispatchEvent(new CustomEvent(RESET_EVENT, { bubbles: true }));
  stage?.focus({ preventScroll: true });
}

/** Puts the focus before a demo's first control. */
export const focusDemo = (frame: DemoFrame): void => stageOf(frame)?.focus();

/** Lets the reader point at parts of a demo. @param button has the focus again at the end. */
export async function inspectDemo(
  { element, title }: DemoFrame,
  button: HTMLElement,
): Promise<void> {
  try {
    const { startInspect } = await import('../inspect/startInspect.ts');
    await startInspect({ frame: element, title, button });
  } catch (error) {
    throw new Error(demoMessages.inspectingMissing, { cause: error });
  }
}

/** Where the repository shows the demo's own file, in the styling that is shown. */
export function sourceOf(frame: DemoFrame): string {
  const { element, page } = frame;
  const file = element.dataset['source'] ?? '';
  const own =
    stylingsOf(frame).length > 1
      ? file.replace('system.tsx', `${STYLINGS[getPreference('codeStyling')]}.tsx`)
      : file;
  // The same tree, to look at and not to edit.
  return `${EDIT_ROOT.replace('/edit/', '/blob/')}/${page}/${own}`;
}

/** Copies the address that opens the demo's code. @returns what to tell the reader. */
export async function copyLink(frame: DemoFrame, codeVariant: 'TS' | 'JS'): Promise<string> {
  const codeStyling =
    stylingsOf(frame).length > 1 ? { codeStyling: getPreference('codeStyling') } : {};
  const hash = printDemoHash({ demo: frame.name, codeVariant, ...codeStyling });
  const url = `${location.origin}${location.pathname}${hash}`;
  try {
    await navigator.clipboard.writeText(url);
    return demoMessages.linkCopied;
  } catch {
    // The browser refuses the clipboard: the address bar shows it to copy.
    history.replaceState(history.state, '', url);
    return demoMessages.linkInAddressBar;
  }
}
