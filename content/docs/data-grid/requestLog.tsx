import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** What the data sources of all three grids ask for, as far as it is drawn. */
interface RequestParams {
  start?: number | string;
  end?: number;
  sortModel?: readonly { field: string; sort?: string | null }[];
  filterModel?: {
    items: readonly { field: string; operator: string; value?: unknown }[];
    quickFilterValues?: readonly unknown[];
  };
  groupKeys?: readonly string[];
  groupFields?: readonly string[];
  aggregationModel?: Record<string, string>;
}

interface Answer {
  rows: readonly unknown[];
  rowCount?: number;
}

export interface LoggedRequest {
  id: number;
  /** What was asked for, in words. */
  description: string;
  /** In milliseconds, as `performance.now()` counts them. */
  sentAt: number;
  answeredAt?: number;
  outcome: 'waiting' | 'answered' | 'failed';
  /** What came back, in words. */
  result: string;
}

/** Says in one line what a grid asks its data source for. */
export function describeRequest(params: RequestParams): string {
  const { start, end, sortModel = [], filterModel, groupKeys = [] } = params;
  const words = [
    groupKeys.length > 0 ? `children of ${groupKeys.join(' / ')}` : '',
    start === undefined ? '' : `rows ${start} to ${end}`,
    ...sortModel.map(({ field, sort }) => `${field} ${sort ?? ''}`.trim()),
    ...(filterModel?.items ?? []).map(({ field, operator, value }) =>
      [field, operator, value ?? ''].join(' ').trim(),
    ),
    ...(filterModel?.quickFilterValues ?? []).map((value) => `“${value}”`),
    ...(params.groupFields ?? []).map((field) => `grouped by ${field}`),
    ...Object.entries(params.aggregationModel ?? {}).map(
      ([field, name]) => `${name} of ${field}`,
    ),
  ];
  return words.filter((word) => word !== '').join(', ');
}

function describeAnswer({ rows, rowCount }: Answer): string {
  return rowCount === undefined
    ? `${rows.length} rows`
    : `${rows.length} of ${rowCount} rows`;
}

/** Remembers the last `limit` requests, and tells those who listen. */
export function createRequestLog(limit = 20) {
  let entries: readonly LoggedRequest[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  const set = (next: readonly LoggedRequest[]) => {
    entries = next;
    listeners.forEach((listener) => listener());
  };
  const settle = (id: number, changes: Partial<LoggedRequest>) =>
    set(
      entries.map((entry) =>
        entry.id === id
          ? { ...entry, ...changes, answeredAt: performance.now() }
          : entry,
      ),
    );

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    read: () => entries,
    clear: () => set([]),
    /** Sends a request, and remembers it with its answer. */
    async record<Got extends Answer>(
      description: string,
      send: () => Promise<Got>,
    ): Promise<Got> {
      lastId += 1;
      const id = lastId;
      const sentAt = performance.now();
      const entry: LoggedRequest = {
        id,
        description,
        sentAt,
        outcome: 'waiting',
        result: 'waiting',
      };
      set([...entries, entry].slice(-limit));
      try {
        const answer = await send();
        settle(id, { outcome: 'answered', result: describeAnswer(answer) });
        return answer;
      } catch (error) {
        const result = error instanceof Error ? error.message : String(error);
        settle(id, { outcome: 'failed', result });
        throw error;
      }
    },
  };
}

export type RequestLog = ReturnType<typeof createRequestLog>;

/** The same data source, with its requests for rows in a log. */
export function withLog<
  Source extends object,
  Params extends RequestParams,
  Got extends Answer,
>(
  source: Source & { getRows: (params: Params) => Promise<Got> },
  log: RequestLog,
) {
  return {
    ...source,
    getRows: (params: Params) =>
      log.record(describeRequest(params), () => source.getRows(params)),
  };
}

const noRequests: readonly LoggedRequest[] = [];

/** The requests so far. The component renders again with each change. */
export function useRequests(log: RequestLog): readonly LoggedRequest[] {
  return React.useSyncExternalStore(log.subscribe, log.read, () => noRequests);
}

interface Span {
  left: number;
  width: number;
}

/** Time in which nothing happens is cut to this many milliseconds. */
const LONGEST_PAUSE = 200;

/** Where each bar begins and how long it is, in percent of the track. */
function placeBars(requests: readonly LoggedRequest[]): Map<number, Span> {
  const latest = Math.max(
    ...requests.map(({ sentAt, answeredAt }) => answeredAt ?? sentAt + 400),
  );
  const endOf = (entry: LoggedRequest) => entry.answeredAt ?? latest;
  let busyUntil = requests[0]?.sentAt ?? 0;
  let cut = 0;
  const spans = requests.map((entry) => {
    cut += Math.max(0, entry.sentAt - busyUntil - LONGEST_PAUSE);
    busyUntil = Math.max(busyUntil, endOf(entry));
    return { id: entry.id, from: entry.sentAt - cut, to: endOf(entry) - cut };
  });
  const first = spans[0]?.from ?? 0;
  const total = Math.max(1, ...spans.map(({ to }) => to - first));
  return new Map(
    spans.map(({ id, from, to }) => [
      id,
      {
        left: ((from - first) / total) * 100,
        width: Math.max(1, ((to - from) / total) * 100),
      },
    ]),
  );
}

const barColors = {
  waiting: 'text.disabled',
  answered: 'primary.main',
  failed: 'error.main',
};

function RequestBar({ entry, span }: { entry: LoggedRequest; span?: Span }) {
  const { description, sentAt, answeredAt, outcome, result } = entry;
  const duration =
    answeredAt === undefined ? '' : `, ${Math.round(answeredAt - sentAt)} ms`;
  return (
    <Box component="li" data-outcome={outcome} sx={{ py: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
        <Box component="span" sx={{ mr: 'auto' }}>
          {description}
        </Box>
        <Box
          component="span"
          sx={{ color: outcome === 'failed' ? 'error.main' : 'text.secondary' }}
        >
          {result}
          {duration}
        </Box>
      </Box>
      <Box
        aria-hidden
        sx={{ height: 4, mt: 0.25, borderRadius: 1, bgcolor: 'action.hover' }}
      >
        <Box
          sx={{
            height: '100%',
            borderRadius: 1,
            bgcolor: barColors[outcome],
            ml: `${span?.left ?? 0}%`,
            width: `${span?.width ?? 0}%`,
          }}
        />
      </Box>
    </Box>
  );
}

export interface RequestTimelineProps {
  log: RequestLog;
  /** Names the list for screen readers. */
  label?: string;
  /** How many of the newest requests are drawn. */
  shown?: number;
  height?: number;
}

/** Draws requests on one axis of time, the newest on top. */
export function RequestTimeline({
  log,
  label = 'Requests',
  shown = 6,
  height = 150,
}: RequestTimelineProps) {
  const requests = useRequests(log).slice(-shown);
  const spans = placeBars(requests);
  const newestFirst = requests.map(
    (_, index) => requests[requests.length - 1 - index],
  );
  return (
    <Box
      role="group"
      aria-label={label}
      tabIndex={0}
      sx={{
        height,
        overflowY: 'auto',
        px: 1.5,
        py: 0.5,
        mt: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        typography: 'caption',
      }}
    >
      {requests.length === 0 ? (
        <Typography variant="caption">No requests so far.</Typography>
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {newestFirst.map((entry) => (
            <RequestBar
              key={entry.id}
              entry={entry}
              span={spans.get(entry.id)}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
