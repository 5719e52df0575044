import * as React from 'react';

interface Answered<Query, Answer> {
  /** The query that was answered last, or refused. */
  query?: Query;
  answer?: Answer;
  problem?: string;
}

/**
 * Loads again whenever the query changes, and keeps the last answer until the
 * next one arrives. `load` has to be the same function on each render.
 */
export function useRequest<Query extends object, Answer>(
  load: (query: Query) => Promise<Answer>,
  first: Query,
) {
  const [query, setQuery] = React.useState(first);
  const [last, setLast] = React.useState<Answered<Query, Answer>>({});

  React.useEffect(() => {
    let current = true;
    load(query).then(
      // An answer to an earlier query is ignored.
      (answer) => current && setLast({ query, answer }),
      (error: Error) =>
        current &&
        setLast(({ answer }) => ({ query, answer, problem: error.message })),
    );
    return () => {
      current = false;
    };
  }, [load, query]);

  const loading = last.query !== query;
  return {
    query,
    setQuery,
    answer: last.answer,
    loading,
    problem: loading ? undefined : last.problem,
    retry: () => setQuery({ ...query }),
  };
}
