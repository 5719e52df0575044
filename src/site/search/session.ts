import type { ProductId } from '#core/navigation/products.ts';
import type { SearchKind } from '#core/search/entity.ts';
import type { SearchAnswer } from '#core/search/engine.ts';

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
  /** Until it is complete, an answer has what was found by name. */
  | { kind: 'answer'; question: Question; answer: SearchAnswer; isComplete: boolean }
  | { kind: 'failure'; question: Question };

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
  /** Undefined where the index cannot be asked. A question may be answered twice: the second answer is complete. */
  | {
      kind: 'answered';
      question: Question;
      answer: SearchAnswer | undefined;
      isComplete: boolean;
    }
  | { kind: 'moved'; active: number };

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

/** The complete answer has another order: the option that the reader has moved to stays active. */
function activeIn(
  answer: SearchAnswer,
  { shown, active }: SearchState,
  question: Question,
): number {
  if (active === 0 || shown.kind !== 'answer' || shown.question !== question) return 0;
  const chosen = shown.answer.hits[active]?.address;
  return Math.max(
    answer.hits.findIndex(({ address }) => address === chosen),
    0,
  );
}

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
      const { question, answer, isComplete } = event;
      if (question !== state.question) return state;
      const drawn = state.drawn + 1;
      return answer === undefined
        ? { ...state, shown: { kind: 'failure', question }, active: 0, drawn }
        : {
            ...state,
            shown: { kind: 'answer', question, answer, isComplete },
            active: activeIn(answer, state, question),
            drawn,
          };
    }
    case 'moved':
      return { ...state, active: event.active };
  }
}
