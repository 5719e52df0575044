import {
  watchRequests,
  type RequestEvent,
  type RowAnswer,
  type RowQuery,
  type RowSource,
} from './rowQuery';

interface ServerSourceOptions {
  /** Where the tables are. */
  address?: string;
  onRequest?: (event: RequestEvent) => void;
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** JSON has no dates: a day such as `2026-03-16` becomes its midnight here. */
const withDates = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && DAY.test(value)
    ? new Date(`${value}T00:00:00`)
    : value;

/** What the server reads of a query. */
const queryText = ({
  start,
  end,
  sortModel,
  filterModel: { items, logicOperator, quickFilterValues },
  groupKeys,
  groupFields,
  aggregationModel,
}: RowQuery): string =>
  JSON.stringify({
    start,
    end,
    sortModel,
    filterModel: {
      items: items.map(({ field, operator, value }) => ({
        field,
        operator,
        value,
      })),
      logicOperator,
      quickFilterValues,
    },
    groupKeys,
    groupFields,
    aggregationModel,
  });

/** Asks a server over HTTP for the rows of a table, such as `shipments`. */
export function createServerSource(
  table: string,
  { address = '/x/demo-data', onRequest }: ServerSourceOptions = {},
): RowSource {
  return watchRequests(async (query, signal) => {
    const search = new URLSearchParams({ query: queryText(query) });
    const response = await fetch(`${address}/${table}?${search}`, { signal });
    if (!response.ok) {
      // The server says in plain text why it refuses. A page comes from elsewhere.
      const isReason = response.headers
        .get('Content-Type')
        ?.startsWith('text/plain');
      throw new Error(
        isReason
          ? await response.text()
          : `There is no such server: status ${response.status}.`,
      );
    }
    const answer: RowAnswer = JSON.parse(await response.text(), withDates);
    return answer;
  }, onRequest);
}
