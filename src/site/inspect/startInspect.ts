import { elementsInCode, type Inspected } from '#core/inspect/describe.ts';
import {
  findCandidates,
  stepFrom,
  type Candidate,
  type Candidates,
  type Step,
} from './candidates.ts';
import { loadIndex } from './loadIndex.ts';
import { createOutline } from './outline.ts';
import { holdPointer, listenToKeys } from './listen.ts';
import { createPanel, type Shown } from './panel.ts';
import { bringIntoView } from './view.ts';

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

  function show(element: Candidate | undefined): void {
    current = element;
    outline.show(element);
    panel.show(element === undefined ? undefined : look(candidates, element));
  }
  function choose(element: Candidate): void {
    held = true;
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
  // A demo goes on by itself: what is gone is no longer shown.
  const changes = new MutationObserver(() => {
    if (current?.isConnected === false) show(undefined);
  });
  function stop(): void {
    listeners.abort();
    changes.disconnect();
    outline.remove();
    panel.element.remove();
    onEnd();
  }

  const panel = createPanel(`Inspect: ${title}`, { step, choose, close: stop });
  const point = (element: Candidate): void => {
    if (!held && element !== current) show(element);
  };
  const pick = (element: Candidate): void => {
    choose(element);
    panel.focus();
  };
  listenTo(
    { stage, candidates, panel: panel.element },
    { point, pick, step, stop },
    listeners.signal,
  );
  changes.observe(stage, { childList: true, subtree: true });
  frame.append(panel.element);
  show(undefined);
  panel.focus();
  return stop;
}

interface Hands {
  point: (element: Candidate) => void;
  pick: (element: Candidate) => void;
  step: (step: Step) => void;
  stop: () => void;
}

/** Pointer and keys, in terms of the library's elements. */
function listenTo(
  { stage, candidates, panel }: { stage: HTMLElement; candidates: Candidates; panel: HTMLElement },
  { point, pick, step, stop }: Hands,
  signal: AbortSignal,
): void {
  const onElement = (act: (element: Candidate) => void) => (target: EventTarget | null) => {
    const element = candidates.at(target);
    if (element !== undefined) act(element);
  };
  holdPointer(stage, signal, { point: onElement(point), pick: onElement(pick) });
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
