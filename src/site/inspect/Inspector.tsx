import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import {
  nextInspection,
  startInspection,
  type InspectionNews,
  type Shown,
} from '#core/inspect/inspection.ts';
import type { Inspected } from '#core/inspect/describe.ts';
import {
  findCandidates,
  stepFrom,
  type Candidate,
  type Candidates,
  type Step,
} from './candidates.ts';
import { InspectorPanel } from './InspectorPanel.tsx';
import { holdPointer, keepFromPage, listenToKeys } from './listen.ts';
import type { InspectedDemo } from './loadInspection.ts';
import { Outline } from './Outline.tsx';
import { createPopups } from './popups.ts';
import { press } from './press.ts';
import { bringIntoView } from './view.ts';

/** What opens takes the focus, after its first frame; the reader walks on in the panel. */
const FOCUS_BACK_AFTER_MS = 200;

interface InspectorProps {
  demo: InspectedDemo;
  onClose: () => void;
}

/** Lets a reader point at parts of a demo, or walk through them, and read what they are. */
export function Inspector({ demo, onClose }: InspectorProps) {
  const { frame, stage, title, index, written } = demo;
  const panel = useRef<HTMLDivElement>(null);
  const [state, feed] = useReducer(nextInspection<Candidate>, startInspection<Candidate>());
  const { shown, isHeld, pointed } = state;
  /** How often a dialog has hidden the page, and with it the panel, unless it comes after the dialog. */
  const [raises, setRaises] = useState(0);
  const [popups] = useState(() => createPopups(stage));
  const [candidates] = useState(() =>
    findCandidates({ roots: () => [stage, ...popups.open()], index, written }),
  );

  const tell = (news: InspectionNews): void => feed({ kind: 'tell', news });
  const focusPanel = useCallback(() => panel.current?.focus({ preventScroll: true }), []);
  const isInPanel = useCallback(
    (node: EventTarget | null) => node instanceof Node && panel.current?.contains(node) === true,
    [],
  );

  function choose(element: Candidate, on?: Candidate): void {
    const next = look(candidates, element);
    if (next === undefined) return;
    const hadFocus = isInPanel(document.activeElement);
    flushSync(() => feed({ kind: 'choose', shown: next, ...(on && { pointed: on }) }));
    // The button that was pressed may have left with what it stood for.
    if (hadFocus && !isInPanel(document.activeElement)) focusPanel();
  }
  function step(direction: Step): void {
    const next =
      shown === undefined ? candidates.all()[0] : stepFrom(candidates, shown.element, direction);
    if (next === undefined) return tell('no-further');
    choose(next);
    if (panel.current !== null && bringIntoView(next, panel.current)) feed({ kind: 'step-aside' });
  }
  function pressShown(): void {
    if (shown === undefined) return tell('nothing-to-press');
    press(shown.element, pointed);
    tell('pressed');
    setTimeout(focusPanel, FOCUS_BACK_AFTER_MS);
  }

  const onPoint = useEffectEvent((target: EventTarget | null) => {
    const element = candidates.at(target);
    if (isHeld || element === undefined || element === shown?.element) return;
    const next = look(candidates, element);
    if (next !== undefined) feed({ kind: 'point', shown: next });
  });
  const onPick = useEffectEvent((target: EventTarget | null) => {
    const element = candidates.at(target);
    if (element === undefined) return;
    choose(element, isCandidate(target) ? target : undefined);
    focusPanel();
  });
  const onStep = useEffectEvent(step);
  const onEnd = useEffectEvent(onClose);
  const onPopups = useEffectEvent(() => {
    if (panel.current?.closest('[aria-hidden="true"], [inert]') == null) return;
    flushSync(() => setRaises(raises + 1));
    focusPanel();
  });
  const onChange = useEffectEvent(() => {
    if (!stage.isConnected) onClose();
    else if (shown?.element.isConnected === false) feed({ kind: 'lose' });
  });

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    holdPointer(candidates.holds, signal, { point: onPoint, pick: onPick });
    keepFromPage(isInPanel, frame, signal);
    listenToKeys({ isInPanel, step: onStep, stop: onEnd }, signal);
    const stopPopups = popups.watch(onPopups);
    const changes = new MutationObserver(onChange);
    changes.observe(document.body, { childList: true, subtree: true });
    focusPanel();
    return () => {
      listeners.abort();
      stopPopups();
      changes.disconnect();
    };
  }, [candidates, popups, frame, isInPanel, focusPanel]);

  return (
    <>
      {shown !== undefined && createPortal(<Outline target={shown.element} />, frame)}
      {createPortal(
        <InspectorPanel
          ref={panel}
          title={title}
          state={state}
          feed={feed}
          step={step}
          choose={choose}
          press={pressShown}
          close={onClose}
        />,
        raises === 0 ? frame : document.body,
        String(raises),
      )}
    </>
  );
}

const isCandidate = (target: EventTarget | null): target is Candidate =>
  target instanceof HTMLElement || target instanceof SVGElement;

/** What the panel shows of an element. */
function look(candidates: Candidates, element: Candidate): Shown<Candidate> | undefined {
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
