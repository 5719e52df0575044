import { useEffect, useReducer, type Dispatch } from 'react';
import { currentProduct } from './items.ts';
import { useSearchServices } from './services.ts';
import { isNamed, next, startSearch, type SearchEvent, type SearchState } from './session.ts';

const HITS = 30;

/** The text is asked when the reader rests, and at once when no name fits. */
const TEXT_AFTER_MS = 300;
const SHORTEST_TEXT_QUERY = 3;

/**
 * The state of a search, which asks the index and the text for what is typed.
 * @param typed stands in the field already.
 */
export function useSearch(typed: string): [SearchState, Dispatch<SearchEvent>] {
  const [state, dispatch] = useReducer(next, typed, startSearch);
  const { ask, forget, searchText } = useSearchServices();
  const { question, shown } = state;
  useEffect(() => {
    const { query, filters } = question;
    if (query === '') return undefined;
    ask({ query, count: HITS, near: currentProduct().id, ...filters }, (result) =>
      dispatch({
        kind: 'answered',
        question,
        answer: 'failed' in result ? undefined : result,
      }),
    );
    return forget;
  }, [question, ask, forget]);

  const answered = shown.kind === 'start' ? undefined : shown.question;
  const afterMs = isNamed(shown) ? TEXT_AFTER_MS : 0;
  useEffect(() => {
    if (answered === undefined || answered !== question) return undefined;
    if (answered.query.length < SHORTEST_TEXT_QUERY) return undefined;
    const timer = setTimeout(() => {
      searchText(answered.query).then(
        (hits) =>
          dispatch({ kind: 'textAnswered', question: answered, text: { kind: 'hits', hits } }),
        () => dispatch({ kind: 'textAnswered', question: answered, text: { kind: 'failed' } }),
      );
    }, afterMs);
    return () => clearTimeout(timer);
  }, [answered, question, afterMs, searchText]);
  return [state, dispatch];
}
