import type { Inspected } from './describe.ts';
import type { OverrideKind } from './override.ts';

/*
 * What the inspector of a demo shows and remembers, without a document: it draws a state and tells what the reader and
 * the demo did. `E` is an element, of which nothing is known here but which one it is.
 */

/** What is shown of an element. */
export interface Shown<E> {
  element: E;
  inspected: Inspected;
  /** The elements around it, the outermost first, and itself, with the class that names each. */
  trail: readonly { element: E; label: string }[];
}

/** What came of the reader's last step, to be said. */
export type InspectionNews =
  | 'chosen'
  | 'no-further'
  | 'nothing-to-press'
  | 'pressed'
  | 'copy-refused'
  | { copied: OverrideKind };

export interface Inspection<E> {
  shown?: Shown<E>;
  /** The reader has chosen it: pointing elsewhere on the way to the panel changes nothing. */
  isHeld: boolean;
  /** What the pointer was on, inside of the chosen element. */
  pointed?: E;
  /** Classes that the override asks for, too. */
  narrowed: readonly string[];
  override: OverrideKind;
  news?: InspectionNews;
  /** The panel has given way to what it covered. */
  isAside: boolean;
}

export type InspectionEvent<E> =
  /** The pointer has come to an element. */
  | { kind: 'point'; shown: Shown<E> }
  | { kind: 'choose'; shown: Shown<E>; pointed?: E }
  /** What is shown has left the document: a demo goes on by itself. */
  | { kind: 'lose' }
  | { kind: 'narrow'; className: string; on: boolean }
  | { kind: 'print'; override: OverrideKind }
  | { kind: 'tell'; news: InspectionNews }
  | { kind: 'step-aside' };

export const startInspection = <E>(): Inspection<E> => ({
  isHeld: false,
  narrowed: [],
  override: 'sx',
  isAside: false,
});

/** The state after an event. */
export function nextInspection<E>(state: Inspection<E>, event: InspectionEvent<E>): Inspection<E> {
  switch (event.kind) {
    case 'point':
      return state.isHeld ? state : show(state, event.shown);
    case 'choose': {
      const { pointed: _, ...rest } = show(state, event.shown);
      const { pointed } = event;
      return { ...rest, isHeld: true, news: 'chosen', ...(pointed !== undefined && { pointed }) };
    }
    case 'lose': {
      const { shown: _, pointed: __, ...rest } = state;
      return { ...rest, narrowed: [] };
    }
    case 'narrow': {
      const others = state.narrowed.filter((name) => name !== event.className);
      return { ...state, narrowed: event.on ? [...others, event.className] : others };
    }
    case 'print':
      return { ...state, override: event.override };
    case 'tell':
      return { ...state, news: event.news };
    case 'step-aside':
      return { ...state, isAside: !state.isAside };
  }
}

/** The same element stays as it was described, still narrowed as the reader has asked. */
const show = <E>(state: Inspection<E>, shown: Shown<E>): Inspection<E> =>
  state.shown?.element === shown.element ? state : { ...state, shown, narrowed: [] };
