import { useEffect, useReducer, type Dispatch } from 'react';
import { currentProduct } from './items.ts';
import { useSearchServices } from './services.ts';
import { next, startSearch, type SearchEvent, type SearchState } from './session.ts';

const HITS = 30;

/**
 * The state of a search, which asks the index for what is typed.
 * @param typed stands in the field already.
 */
export function useSearch(typed: string): [SearchState, Dispatch<SearchEvent>] {
  const [state, dispatch] = useReducer(next, typed, startSearch);
  const { ask, forget } = useSearchServices();
  const { question } = state;
  useEffect(() => {
    const { query, filters } = question;
    if (query === '') return undefined;
    const near = currentProduct().id;
    ask({ query, count: HITS, near, ...filters }, (result, isComplete) =>
      dispatch({
        kind: 'answered',
        question,
        answer: 'failed' in result ? undefined : result,
        isComplete,
      }),
    );
    return forget;
  }, [question, ask, forget]);
  return [state, dispatch];
}
