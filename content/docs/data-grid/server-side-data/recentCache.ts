import type {
  GridDataSourceCache,
  GridGetRowsParams,
  GridGetRowsResponse,
} from '@mui/x-data-grid';

const keyOf = ({ start, end, sortModel, filterModel }: GridGetRowsParams) =>
  JSON.stringify([start, end, sortModel, filterModel]);

/** Keeps the answers that were used last, and at most `limit` of them. */
export function createRecentCache(limit: number): GridDataSourceCache {
  // A map remembers the order in which its keys were added.
  const answers = new Map<string, GridGetRowsResponse>();

  const put = (key: string, answer: GridGetRowsResponse) => {
    answers.delete(key);
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > limit && oldest !== undefined) {
      answers.delete(oldest);
    }
  };

  return {
    get(params) {
      const key = keyOf(params);
      const answer = answers.get(key);
      if (answer) {
        put(key, answer);
      }
      return answer;
    },
    set: (params, answer) => put(keyOf(params), answer),
    clear: () => answers.clear(),
  };
}
