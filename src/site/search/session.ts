import type { ProductId } from '#core/navigation/products.ts';
import type { SearchKind } from '#core/search/entity.ts';
import type { SearchAnswer } from '#core/search/engine.ts';
import type { TextHit } from './fullText.ts';

/* What the search shows, and what changes it: pure, so that it can be read and tested without a screen. */

export interface SearchFilters {
  product?: ProductId;
  kind?: SearchKind;
}

/** What is asked. A new object asks anew. */
export interface Question {
  query: string;
  filters: SearchFilters;
}

/** What the list shows: what helps to begin, an answer, or what is left where there is none. */
export type Shown =
  | { kind: 'start' }
  | { kind: 'answer'; question: Question; answer: SearchAnswer; text: TextAnswer }
  | { kind: 'failure'; question: Question; text: TextAnswer };

/** What the text of pages says; it comes later than names. */
export type TextAnswer =
  { kind: 'unknown' } | { kind: 'hits'; hits: TextHit[] } | { kind: 'failed' };

export interface SearchState {
  /** In the field, as it was typed. */
  typed: string;
  question: Question;
  shown: Shown;
  /** Place of the active option in the list. */
  active: number;
  /** Another number is another list: rows that stay are drawn anew, and are not seen to move. */
  drawn: number;
}

export type SearchEvent =
  | { kind: 'typed'; typed: string }
  | { kind: 'filtered'; filters: SearchFilters }
  | { kind: 'retried' }
  /** Undefined where the index cannot be asked. A question may be answered twice: the second answer has details. */
  | { kind: 'answered'; question: Question; answer: SearchAnswer | undefined }
  | { kind: 'textAnswered'; question: Question; text: TextAnswer }
  | { kind: 'moved'; active: number };

const UNKNOWN: TextAnswer = { kind: 'unknown' };
const START: Shown = { kind: 'start' };

export const startSearch = (typed: string): SearchState => ({
  typed,
  question: { query: typed.trim(), filters: {} },
  shown: START,
  active: 0,
  drawn: 0,
});

/** What is shown for a new question: the old answer, until there is another. */
const ask = (state: SearchState, question: Question): SearchState => ({
  ...state,
  question,
  ...(question.query === '' && { shown: START, active: 0, drawn: state.drawn + 1 }),
});

/** Something is named so, or spelled alike. */
export const isNamed = (shown: Shown): boolean =>
  shown.kind === 'answer' && shown.answer.hits.length > 0;

/** What comes too late for the question that is asked now changes nothing. */
export function next(state: SearchState, event: SearchEvent): SearchState {
  switch (event.kind) {
    case 'typed': {
      const query = event.typed.trim();
      const typed = { ...state, typed: event.typed };
      return query === state.question.query ? typed : ask(typed, { ...state.question, query });
    }
    case 'filtered':
      return ask(state, { ...state.question, filters: event.filters });
    case 'retried':
      return ask(state, { ...state.question });
    case 'answered': {
      const { question, answer } = event;
      if (question !== state.question) return state;
      const { shown } = state;
      const isSame = shown.kind !== 'start' && shown.question === question;
      const text = isSame ? shown.text : UNKNOWN;
      return {
        ...state,
        shown:
          answer === undefined
            ? { kind: 'failure', question, text }
            : { kind: 'answer', question, answer, text },
        // Details move nothing.
        active: isSame ? state.active : 0,
        drawn: state.drawn + 1,
      };
    }
    case 'textAnswered': {
      const { shown } = state;
      if (shown.kind === 'start' || shown.question !== event.question) return state;
      if (event.question !== state.question) return state;
      // Passages come below what is named so, and above what else helps.
      const after = { ...state, shown: { ...shown, text: event.text } };
      return isNamed(shown) || event.text.kind === 'failed'
        ? after
        : { ...after, active: 0, drawn: state.drawn + 1 };
    }
    case 'moved':
      return { ...state, active: event.active };
  }
}
