import type {
  GridDataSource,
  GridGetRowsParams,
  GridGetRowsResponse,
} from '@mui/x-data-grid';

interface Kept {
  answer: Promise<GridGetRowsResponse>;
  until: number;
}

const keyOf = ({ start, end, sortModel, filterModel }: GridGetRowsParams) =>
  JSON.stringify([start, end, sortModel, filterModel]);

/**
 * A cache inside the data source. The grid asks for everything, so it knows
 * which answer is the latest. Use it with `dataSourceCache={null}`.
 */
export function withAnswersKept(
  source: GridDataSource,
  maxAge = 60_000,
): GridDataSource {
  const answers = new Map<string, Kept>();

  const load = (key: string, params: GridGetRowsParams) => {
    const answer = source.getRows(params);
    answers.set(key, { answer, until: Date.now() + maxAge });
    // A failure is not kept: the next request tries again.
    answer.catch(() => answers.delete(key));
    return answer;
  };

  return {
    ...source,
    getRows: (params) => {
      const key = keyOf(params);
      const kept = answers.get(key);
      return kept && kept.until > Date.now() ? kept.answer : load(key, params);
    },
  };
}
