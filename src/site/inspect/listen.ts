import type { Step } from './candidates.ts';

/** What a reader's hand does to a demo; while one inspects, none of it reaches the demo. */
const HELD_EVENTS = [
  'pointerdown',
  'pointerup',
  'pointerover',
  'pointerout',
  'pointermove',
  'mousedown',
  'mouseup',
  'mouseover',
  'mouseout',
  'mousemove',
  'click',
  'dblclick',
  'auxclick',
  'contextmenu',
  'touchstart',
  'touchend',
  'dragstart',
] as const;

interface Pointing {
  point: (target: EventTarget | null) => void;
  pick: (target: EventTarget | null) => void;
}

/** Takes what a pointer does on parts of a demo before anything of the demo hears it, until the signal. */
export function holdPointer(
  isHeld: (target: Node) => boolean,
  signal: AbortSignal,
  { point, pick }: Pointing,
): void {
  const onEvent = (event: Event): void => {
    const { target, type, isTrusted } = event;
    // What is no hand's is a press that the reader has asked for.
    if (!isTrusted || !(target instanceof Node) || !isHeld(target)) return;
    event.stopImmediatePropagation();
    // A finger must still scroll the page.
    if (event.cancelable && !type.startsWith('touch') && type !== 'pointerdown') {
      event.preventDefault();
    }
    if (type === 'pointermove') point(target);
    if (type === 'click') pick(target);
  };
  for (const type of HELD_EVENTS) {
    addEventListener(type, onEvent, { capture: true, passive: type.startsWith('touch'), signal });
  }
}

/** What tells a popup that its reader has gone elsewhere. */
const LEAVING_EVENTS = [
  'pointerdown',
  'mousedown',
  'mouseup',
  'click',
  'touchstart',
  'touchend',
] as const;

/**
 * Keeps from the page what happens in the panel, and the way there: a popup that hears of it would close, or take the
 * focus back.
 * @param frame holds the panel, unless the body does.
 */
export function keepFromPage(
  isInPanel: (node: EventTarget | null) => boolean,
  frame: HTMLElement,
  signal: AbortSignal,
): void {
  const keep = (event: Event): void => {
    const { target } = event;
    // Links are the site's own to follow.
    if (target instanceof Element && target.closest('a') !== null) return;
    const goes = event instanceof FocusEvent && isInPanel(event.relatedTarget);
    if (isInPanel(target) || goes) event.stopPropagation();
  };
  // React hears of the panel where it is drawn into the document: there, and no later, it is kept.
  for (const type of LEAVING_EVENTS) {
    for (const place of [frame, document.body]) place.addEventListener(type, keep, { signal });
  }
  // Focus is heard on the way down, too.
  for (const type of ['focusin', 'focusout'] as const) {
    addEventListener(type, keep, { capture: true, signal });
  }
}

interface Keys {
  isInPanel: (node: EventTarget | null) => boolean;
  step: (step: Step) => void;
  stop: () => void;
}

/** Escape ends from anywhere; arrow keys walk while the focus is in the panel, until the signal. */
export function listenToKeys({ isInPanel, step, stop }: Keys, signal: AbortSignal): void {
  const onKey = (event: KeyboardEvent): void => {
    const direction = stepOfKey(event.key);
    const walks = direction !== undefined && isInPanel(document.activeElement) && !isScrolling();
    if (event.key !== 'Escape' && !walks) return;
    event.preventDefault();
    event.stopPropagation();
    if (walks) step(direction);
    else stop();
  };
  document.addEventListener('keydown', onKey, { capture: true, signal });
}

/** In the panel's code, arrow keys scroll. */
const isScrolling = (): boolean => document.activeElement?.tagName === 'PRE';

function stepOfKey(key: string): Step | undefined {
  const rtl = document.documentElement.dir === 'rtl';
  switch (key) {
    case 'ArrowUp':
      return 'out';
    case 'ArrowDown':
      return 'in';
    case 'ArrowLeft':
      return rtl ? 'next' : 'previous';
    case 'ArrowRight':
      return rtl ? 'previous' : 'next';
    default:
      return undefined;
  }
}
