import { demoMessages } from '#content/messages/demo.ts';
import { EDIT_ROOT } from '#content/site.ts';
import type { EditedCode } from '#core/editor/source.ts';
import { printDemoHash } from '#core/preferences/demoHash.ts';
import { byAttribute, byClass, byStyling } from '#markup/selectors.ts';
import { getPreference } from '../preferences/store.ts';
import { copyText } from '../ui/copyText.ts';
import { shownLibrary } from '../dateLibrary/shownLibrary.ts';
import { RESET_EVENT } from './resetEvent.ts';
import type { SandboxOfPage } from './sandboxes.ts';

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

/** Opens the code in a tab of its own. @param edited what the reader has made of it. */
export async function openPlayground(
  frame: DemoFrame,
  edited: EditedCode | undefined,
): Promise<void> {
  const { name, page } = frame;
  const { playgroundLink } = await import('../editor/editorLink.ts');
  const { language, styling } = chosenCode();
  const code = edited ?? (await datedCode(frame));
  open(playgroundLink({ page, demo: name, language, styling, edited: code }), '_blank', 'noopener');
}

/** The demo in the date library in which it is shown, which no address of a demo names; undefined for Day.js. */
async function datedCode(frame: DemoFrame): Promise<EditedCode | undefined> {
  const { name, page, element } = frame;
  const library = shownLibrary(element);
  if (library === 'dayjs') return undefined;
  const [{ loadSandboxes }, { chooseSandbox }, { nameFiles }] = await Promise.all([
    import('./sandboxes.ts'),
    import('#core/sandbox/choose.ts'),
    import('#core/editor/source.ts'),
  ]);
  const choice = { demo: name, ...chosenCode() };
  const { language, styling, files } = chooseSandbox(await loadSandboxes(page, library), choice);
  return { source: { language, files: nameFiles(files, name) }, styling };
}

/** Which sandbox of a demo the reader means. @param edited what the reader has made of the code. */
export function sandboxOf(
  { name, page, element }: DemoFrame,
  edited: EditedCode | undefined,
): SandboxOfPage {
  const library = shownLibrary(element);
  if (edited === undefined) return { page, demo: name, library, ...chosenCode() };
  const { source, styling } = edited;
  return { page, demo: name, library, language: source.language, styling, files: source.files };
}

const chosenCode = () => ({
  language: getPreference('codeVariant'),
  styling: STYLINGS[getPreference('codeStyling')],
});

/** Fetches what sandboxes are made of, while the pointer is on its way. */
export async function prepareSandboxes({ page, element }: DemoFrame): Promise<void> {
  const { loadSandboxes, prepareVersions } = await import('./sandboxes.ts');
  // What fails is said when it is asked for.
  await Promise.allSettled([loadSandboxes(page, shownLibrary(element)), prepareVersions()]);
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
  if (await copyText(url)) return demoMessages.linkCopied;
  // The address bar shows it to copy.
  history.replaceState(history.state, '', url);
  return demoMessages.linkInAddressBar;
}
