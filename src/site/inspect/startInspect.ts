import { elementsInCode } from '#core/inspect/describe.ts';
import {
  findCandidates,
  stepFrom,
  type Candidate,
  type Candidates,
  type Step,
} from './candidates.ts';
import { loadIndex } from './loadIndex.ts';
import { createOutline } from './outline.ts';
import { createPanel } from './panel.ts';

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

/** One at a time on a page. */
let stopRunning: (() => void) | undefined;

interface InspectOptions {
  /** The demo's frame. */
  frame: HTMLElement;
  /** What the panel calls the demo. */
  title: string;
  /** Takes the focus when inspecting ends. */
  button: HTMLElement;
}

/**
 * Lets a reader point at parts of a demo, or walk through them, and read what they are.
 * @throws when what is known of the library cannot be loaded.
 */
export async function startInspect({ frame, title, button }: InspectOptions): Promise<void> {
  const stage = frame.querySelector<HTMLElement>('.demo-live');
  const code = [...frame.querySelectorAll('.demo-code pre')]
    .map((pre) => pre.textContent)
    .join('\n');
  const index = await loadIndex(code);
  if (stage === null || !frame.isConnected) return;
  stopRunning?.();
  const candidates = findCandidates(stage, index, elementsInCode(code));
  const stop = runSession({ frame, stage, title, candidates }, () => {
    stopRunning = undefined;
    if (button.isConnected) button.focus();
  });
  stopRunning = stop;
}

interface Session {
  frame: HTMLElement;
  stage: HTMLElement;
  title: string;
  candidates: Candidates;
}

function runSession({ frame, stage, title, candidates }: Session, onEnd: () => void): () => void {
  const listeners = new AbortController();
  const outline = createOutline(frame);
  let current: Candidate | undefined;
  /** The reader has chosen it: pointing elsewhere on the way to the panel changes nothing. */
  let held = false;

  const labelOf = (element: Candidate): string => candidates.describe(element)?.key ?? '';
  const show = (element: Candidate | undefined): void => {
    current = element;
    outline.show(element);
    const inspected = element === undefined ? undefined : candidates.describe(element);
    if (element === undefined || inspected === undefined) return panel.show(undefined);
    const trail = candidates.trail(element).map((one) => ({ element: one, label: labelOf(one) }));
    panel.show({ element, inspected, trail });
  };
  const choose = (element: Candidate): void => {
    held = true;
    const hadFocus = panel.element.contains(document.activeElement);
    show(element);
    // The button that was pressed may be gone with what it stood for.
    if (hadFocus && !panel.element.contains(document.activeElement)) focusPanel();
    const inspected = candidates.describe(element);
    if (inspected !== undefined) {
      panel.say(`${inspected.component.name}, ${inspected.key}`);
    }
  };
  const step = (direction: Step): void => {
    const next =
      current === undefined ? candidates.all()[0] : stepFrom(candidates, current, direction);
    if (next === undefined) return panel.say('Nothing further this way');
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    choose(next);
  };
  const panel = createPanel(`Inspect: ${title}`, { step, choose, close: () => stop() });
  const focusPanel = (): void => panel.element.focus({ preventScroll: true });
  const stop = (): void => {
    listeners.abort();
    changes.disconnect();
    outline.remove();
    panel.element.remove();
    onEnd();
  };

  holdEvents(stage, listeners.signal, {
    point: (target) => {
      const element = candidates.at(target);
      if (!held && element !== undefined && element !== current) show(element);
    },
    pick: (target) => {
      const element = candidates.at(target);
      if (element === undefined) return;
      choose(element);
      focusPanel();
    },
  });
  const onKey = (event: KeyboardEvent): void => {
    // The page has changed under it.
    if (!frame.isConnected) return stop();
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      return stop();
    }
    const direction = stepOfKey(event.key);
    if (direction === undefined || !isWalking(panel.element)) return;
    event.preventDefault();
    event.stopPropagation();
    step(direction);
  };
  document.addEventListener('keydown', onKey, { capture: true, signal: listeners.signal });
  // A demo goes on by itself: an element that is gone gives way to what was around it.
  const changes = new MutationObserver(() => {
    if (current !== undefined && !current.isConnected) show(undefined);
  });
  changes.observe(stage, { childList: true, subtree: true });

  frame.append(panel.element);
  show(undefined);
  focusPanel();
  return stop;
}

/** Arrow keys walk while the focus is in the panel, but scroll its code. */
const isWalking = (panel: HTMLElement): boolean =>
  panel.contains(document.activeElement) && document.activeElement?.tagName !== 'PRE';

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

interface Pointing {
  point: (target: EventTarget | null) => void;
  pick: (target: EventTarget | null) => void;
}

/** Takes what a pointer does on a stage before anything of the demo hears it. */
function holdEvents(stage: HTMLElement, signal: AbortSignal, { point, pick }: Pointing): void {
  const onEvent = (event: Event): void => {
    const { target, type } = event;
    if (!(target instanceof Node) || !stage.contains(target)) return;
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
