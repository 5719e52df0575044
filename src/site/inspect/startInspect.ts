import { elementsInCode, type Inspected } from '#core/inspect/describe.ts';
import type { InspectIndex } from '#core/inspect/model.ts';
import {
  findCandidates,
  stepFrom,
  type Candidate,
  type Candidates,
  type Step,
} from './candidates.ts';
import { byClass } from '#markup/selectors.ts';
import { loadIndex } from './loadIndex.ts';
import { createOutline } from './outline.ts';
import { holdPointer, keepPopups, listenToKeys } from './listen.ts';
import { createPanel, type Shown } from './panel.ts';
import { watchPopups } from './popups.ts';
import { press } from './press.ts';
import { bringIntoView } from './view.ts';

/** What opens takes the focus, after its first frame; the reader walks on in the panel. */
const FOCUS_BACK_AFTER_MS = 200;

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
  const code = [...frame.querySelectorAll(`${byClass('demo-code')} pre`)]
    .map((pre) => pre.textContent)
    .join('\n');
  const index = await loadIndex(code);
  if (stage === null || !frame.isConnected) return;
  stopRunning?.();
  const written = elementsInCode(code);
  const stop = runSession({ frame, stage, title, index, written }, () => {
    stopRunning = undefined;
    if (button.isConnected) button.focus();
  });
  stopRunning = stop;
}

interface Session {
  frame: HTMLElement;
  stage: HTMLElement;
  title: string;
  index: InspectIndex;
  written: readonly string[];
}

function runSession(
  { frame, stage, title, index, written }: Session,
  onEnd: () => void,
): () => void {
  const listeners = new AbortController();
  const popups = watchPopups(stage, onOpened);
  const roots = (): HTMLElement[] => [
    stage,
    ...popups.open().filter((popup) => !popup.contains(panel.element)),
  ];
  const candidates = findCandidates({ roots, index, written });
  const outline = createOutline(frame);
  let current: Candidate | undefined;
  /** The reader has chosen it: pointing elsewhere on the way to the panel changes nothing. */
  let held = false;
  /** What the pointer was on, inside of the chosen element. */
  let pointed: Element | undefined;

  function show(element: Candidate | undefined): void {
    current = element;
    outline.show(element);
    panel.show(element === undefined ? undefined : look(candidates, element));
  }
  function choose(element: Candidate): void {
    held = true;
    pointed = undefined;
    const hadFocus = panel.element.contains(document.activeElement);
    show(element);
    // The button that was pressed may be gone with what it stood for.
    if (hadFocus && !panel.element.contains(document.activeElement)) panel.focus();
    const inspected = candidates.describe(element);
    if (inspected !== undefined) panel.say(`${inspected.component.name}, .${inspected.className}`);
  }
  function step(direction: Step): void {
    const next =
      current === undefined ? candidates.all()[0] : stepFrom(candidates, current, direction);
    if (next === undefined) return panel.say('Nothing further this way');
    choose(next);
    bringIntoView(next, panel.element);
  }
  function pressCurrent(): void {
    if (current === undefined) return panel.say('Choose a part of the demo first');
    press(current, pointed);
    panel.say('Pressed');
    setTimeout(panel.focus, FOCUS_BACK_AFTER_MS);
  }
  /** A dialog hides the rest of the page from screen readers, and this panel with it, unless the panel comes after it. */
  function onOpened(): void {
    if (panel.element.closest('[aria-hidden="true"], [inert]') === null) return;
    document.body.append(panel.element);
    panel.focus();
  }
  // A demo goes on by itself: what is gone is no longer shown.
  const changes = new MutationObserver(() => {
    if (!stage.isConnected) stop();
    else if (current?.isConnected === false) show(undefined);
  });
  function stop(): void {
    listeners.abort();
    changes.disconnect();
    popups.stop();
    outline.remove();
    panel.element.remove();
    onEnd();
  }

  const panel = createPanel(`Inspect: ${title}`, {
    step,
    choose,
    press: pressCurrent,
    close: stop,
  });
  const point = (element: Candidate): void => {
    if (!held && element !== current) show(element);
  };
  const pick = (element: Candidate, target: Element): void => {
    choose(element);
    pointed = target;
    panel.focus();
  };
  listenTo(
    { roots, candidates, panel: panel.element },
    { point, pick, step, stop },
    listeners.signal,
  );
  changes.observe(document.body, { childList: true, subtree: true });
  frame.append(panel.element);
  show(undefined);
  panel.focus();
  return stop;
}

interface Hands {
  point: (element: Candidate) => void;
  pick: (element: Candidate, target: Element) => void;
  step: (step: Step) => void;
  stop: () => void;
}

interface Listened {
  roots: () => readonly HTMLElement[];
  candidates: Candidates;
  panel: HTMLElement;
}

/** Pointer and keys, in terms of the library's elements. */
function listenTo(
  { roots, candidates, panel }: Listened,
  { point, pick, step, stop }: Hands,
  signal: AbortSignal,
): void {
  const onElement =
    (act: (element: Candidate, target: Element) => void) => (target: EventTarget | null) => {
      const element = candidates.at(target);
      if (element !== undefined && target instanceof Element) act(element, target);
    };
  const isHeld = (target: Node): boolean => roots().some((root) => root.contains(target));
  holdPointer(isHeld, signal, { point: onElement(point), pick: onElement(pick) });
  keepPopups(panel, signal);
  listenToKeys({ panel, step, stop }, signal);
}

/** What the panel shows of an element. */
function look(candidates: Candidates, element: Candidate): Shown | undefined {
  const inspected = candidates.describe(element);
  if (inspected === undefined) return undefined;
  const trail = candidates.trail(element).flatMap((one) => {
    const found = candidates.describe(one);
    return found === undefined ? [] : [{ element: one, label: nameOf(found) }];
  });
  return { element, inspected, trail };
}

/** A component by its name, its parts by theirs. */
const nameOf = ({ key, component }: Inspected): string => (key === 'root' ? component.name : key);
