/*
 * What the grid and a server agree on. A grid's `getRows` hands over more than
 * this, and what it gets back may hold more: only what is used has a name here.
 */

export interface FilterItem {
  field: string;
  /** The grid's name of it, such as `contains`, `>=` or `isAnyOf`. */
  operator: string;
  value?: unknown;
}

export interface RowQuery {
  /** The index of the first row. The grid's type also allows a cursor here. */
  start: number | string;
  /** The index of the last row, which is part of the answer. */
  end: number;
  sortModel: readonly { field: string; sort?: 'asc' | 'desc' | null }[];
  filterModel: {
    items: readonly FilterItem[];
    logicOperator?: string;
    /** The words of the quick filter. */
    quickFilterValues?: readonly unknown[];
  };
  /** The keys from the outermost group, or the root of a tree, to the parent. */
  groupKeys?: readonly string[];
  /** What rows are grouped by, from the outermost level to the innermost. */
  groupFields?: readonly string[];
  /** The function for each field, such as `{ weight: 'sum' }`. */
  aggregationModel?: Record<string, string>;
}

/** A row of the table, a parent in a tree, or a group of rows. */
export interface ServerRow {
  id: number | string;
  /** What tells it from its siblings, if it can have children. */
  groupKey?: string;
  /** How many rows are below it. */
  childCount?: number;
  /** The totals of a group, or of a parent with everything below it. */
  totals?: Record<string, unknown>;
  [field: string]: unknown;
}

export interface RowAnswer {
  rows: ServerRow[];
  /** Of all pages. Missing if the answer has the children of one row. */
  rowCount?: number;
  /** The totals of all rows that pass the filter. */
  aggregateRow?: Record<string, unknown>;
}

/** A server, or what poses as one: demos work with either. */
export interface RowSource {
  /** Rejects when the server fails or refuses, and when `signal` aborts. */
  load: (query: RowQuery, signal?: AbortSignal) => Promise<RowAnswer>;
}

/** What happens to a request, for those who want to show it. */
export interface RequestEvent {
  /** Counts the requests of a source from 1. */
  request: number;
  query: RowQuery;
  state: 'sent' | 'answered' | 'failed' | 'aborted';
  /** How many rows came. */
  rows?: number;
  message?: string;
  /** When it happened, in milliseconds since the page was opened. */
  time: number;
}

/** A source that reports what happens to its requests. */
export function watchRequests(
  load: RowSource['load'],
  onRequest?: (event: RequestEvent) => void,
): RowSource {
  let requests = 0;
  return {
    async load(query, signal) {
      requests += 1;
      const request = requests;
      const report = (
        state: RequestEvent['state'],
        more: Pick<RequestEvent, 'rows' | 'message'> = {},
      ) => {
        const time = performance.now();
        onRequest?.({ request, query, state, time, ...more });
      };
      report('sent');
      try {
        const answer = await load(query, signal);
        report('answered', { rows: answer.rows.length });
        return answer;
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        report(signal?.aborted ? 'aborted' : 'failed', { message });
        throw error;
      }
    },
  };
}
