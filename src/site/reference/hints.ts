import { byClass } from '#markup/selectors.ts';
import { placeHint } from './placeHint.ts';

/*
 * What a name in prose is, beside it: the text that the compiler puts into the link's `title` (`src/compiler/crossReferences`),
 * shown at once for keyboards, and kept while the pointer is on it. Loaded when a reader first points at a name.
 */

const SHOW_AFTER_MS = 200;
/** Long enough to move the pointer from the link to the hint. */
const HIDE_AFTER_MS = 200;

const HINT_ID = 'name-hint';

const nameAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(`a${byClass('name')}`) : null;

/** The first line is code, the second a sentence. */
function createHint(link: HTMLElement): HTMLElement {
  const [type = '', rest = ''] = (link.dataset['hint'] ?? '').split('\n');
  const hint = document.createElement('div');
  hint.id = HINT_ID;
  hint.className = 'name-hint';
  hint.setAttribute('role', 'tooltip');
  const code = document.createElement('code');
  code.textContent = type;
  const text = document.createElement('span');
  text.textContent = rest;
  hint.append(code, ' ', text);
  return hint;
}

/** The hint lies in the page, so that it scrolls with its link; it is out of the flow and moves nothing. */
function position(hint: HTMLElement, link: HTMLElement): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  // A name can break over two lines: the hint stands at the first.
  const box = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const size = { width: hint.offsetWidth, height: hint.offsetHeight };
  const rtl = getComputedStyle(link).direction === 'rtl';
  const { left, top } = placeHint(box, size, { width, height }, rtl);
  const base = (hint.offsetParent ?? document.documentElement).getBoundingClientRect();
  hint.style.left = `${left - base.left}px`;
  hint.style.top = `${top - base.top}px`;
}

/** One hint at a time, inside the article: a landmark holds it. */
function createDisplay(article: HTMLElement) {
  let shown: { link: HTMLElement; hint: HTMLElement } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function hide(): void {
    clearTimeout(timer);
    shown?.link.removeAttribute('aria-describedby');
    shown?.hint.remove();
    shown = undefined;
  }

  function show(link: HTMLElement): void {
    clearTimeout(timer);
    if (shown?.link === link) return;
    hide();
    shown = { link, hint: createHint(link) };
    article.append(shown.hint);
    position(shown.hint, link);
    link.setAttribute('aria-describedby', HINT_ID);
  }

  const later = (act: () => void, ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  };
  return {
    show,
    hide,
    showSoon: (link: HTMLElement) => later(() => show(link), SHOW_AFTER_MS),
    hideSoon: () => later(hide, HIDE_AFTER_MS),
    keep: () => clearTimeout(timer),
    isShown: () => shown !== undefined,
  };
}

/** The browser's own tooltip would stand over the hint. */
function takeTitles(article: HTMLElement): () => void {
  const links = [...article.querySelectorAll<HTMLElement>('a.name[title]')];
  for (const link of links) {
    link.dataset['hint'] = link.title;
    link.removeAttribute('title');
  }
  return () => {
    for (const link of links) link.title = link.dataset['hint'] ?? '';
  };
}

/**
 * Makes the names of an article show what they are.
 * @param first the name that the reader points at, or that has the focus.
 * @returns what undoes it.
 */
export function startHints(article: HTMLElement, first: HTMLElement): () => void {
  const display = createDisplay(article);
  const restoreTitles = takeTitles(article);
  const onOver = (event: PointerEvent): void => {
    // A finger that taps follows the link.
    if (event.pointerType === 'touch') return;
    const link = nameAt(event.target);
    if (link !== null) display.showSoon(link);
    else if (event.target instanceof Element && event.target.closest('.name-hint')) display.keep();
    else if (!document.activeElement?.matches('a.name:focus-visible')) display.hideSoon();
  };
  const onFocus = (event: FocusEvent): void => {
    const link = nameAt(event.target);
    if (link?.matches(':focus-visible')) display.show(link);
    else display.hide();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !display.isShown()) return;
    event.preventDefault();
    display.hide();
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener('pointerover', onOver, { signal });
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('focusout', display.hide, { signal });
  document.addEventListener('keydown', onKey, { signal });
  article.addEventListener('click', display.hide, { signal });
  addEventListener('resize', display.hide, { signal });
  if (first.matches(':hover, :focus-visible')) display.show(first);
  return () => {
    listeners.abort();
    display.hide();
    restoreTitles();
  };
}
