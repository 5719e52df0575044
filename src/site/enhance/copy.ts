import { codeMessages } from '#content/messages/code.ts';
import { byAttribute, byClass } from '#markup/selectors.ts';
import { copyText } from '../ui/copyText.ts';

/** How long a fence's button says that it has copied. Shared BEHAVIOUR, Copy. */
const FENCE_CONFIRMED_MS = 2_000;
/** The same for code of a component: the install command, the example of a playground. */
const COMPONENT_CONFIRMED_MS = 1_200;

const COPY = byAttribute('data-action', 'copy');
const FENCE = `figure${byClass('code')}`;
const DEMO_CODE = byClass('demo-code');
/** Holds code that is part of a component. */
const PART = `${byClass('tab-panel')}, ${byClass('playground-code')}`;

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

/** The text of the block that is shown: the variant the reader prefers. */
export function shownCode(block: Element): string {
  const pres = [...block.querySelectorAll('pre')];
  return textOf(pres.find(isShown) ?? pres[0]);
}

/** What a reader wants of a block: lines that a diff removes are not it. */
export function textOf(pre: Element | null | undefined): string {
  if (pre == null) return '';
  const copied = pre.cloneNode(true) as Element;
  for (const line of copied.querySelectorAll(byClass('del'))) line.remove();
  return copied.textContent ?? '';
}

const waiting = new WeakMap<Element, ReturnType<typeof setTimeout>>();

async function copy(button: Element, text: string, confirmedMs: number): Promise<void> {
  clearTimeout(waiting.get(button));
  button.textContent = (await copyText(text)) ? codeMessages.copied : codeMessages.refused;
  waiting.set(
    button,
    setTimeout(() => {
      button.textContent = codeMessages.copy;
    }, confirmedMs),
  );
}

function onClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest(COPY) : null;
  const figure = button?.closest(FENCE);
  if (button && figure) {
    const isFence = figure.closest(PART) === null;
    const confirmedMs = isFence ? FENCE_CONFIRMED_MS : COMPONENT_CONFIRMED_MS;
    void copy(button, shownCode(figure), confirmedMs);
  }
}

/** Ctrl/⌘+C with nothing selected copies the block under the pointer, or the one that has the focus. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'c' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
    return;
  if (getSelection()?.toString() || isEditing(event.target)) return;
  const block = document.querySelector(
    `${FENCE}:is(:focus-within, :hover), ${DEMO_CODE}:focus-within, ${DEMO_CODE} pre:hover`,
  );
  const button = block
    ?.closest(`${FENCE}, ${byClass('demo')}`)
    ?.querySelector<HTMLElement>(byAttribute('data-action'));
  button?.click();
}

const isEditing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=radio]), textarea, [contenteditable]') !== null;

/** Makes the copy buttons below `root` work. @returns what undoes it. */
export function listenForCopies(root: HTMLElement): () => void {
  root.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  return () => {
    root.removeEventListener('click', onClick);
    document.removeEventListener('keydown', onKeyDown);
  };
}
