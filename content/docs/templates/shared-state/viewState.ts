import { halls, type Hall } from './visits';

export interface ViewState {
  hall: Hall | undefined;
  sort: 'date' | 'visitors';
  order: 'asc' | 'desc';
  chart: 'bar' | 'line';
}

export const defaultView: ViewState = {
  hall: undefined,
  sort: 'date',
  order: 'asc',
  chart: 'bar',
};

/** The value, if it is one of these. */
const oneOf = <T extends string>(value: string | null, legal: readonly T[]) =>
  legal.find((each) => each === value);

/**
 * Reads what somebody has typed, pasted, or kept for years.
 * @returns the view, and the names of parameters that made no sense.
 */
export function parseView(query: string) {
  const given = new URLSearchParams(query);
  const found = {
    hall: oneOf(given.get('hall'), halls),
    sort: oneOf(given.get('sort'), ['date', 'visitors']),
    order: oneOf(given.get('order'), ['asc', 'desc']),
    chart: oneOf(given.get('chart'), ['bar', 'line']),
  };
  const used = new Map(Object.entries(found));
  const ignored = [...new Set(given.keys())].filter(
    (name) => used.get(name) === undefined,
  );
  const view: ViewState = {
    hall: found.hall,
    sort: found.sort ?? defaultView.sort,
    order: found.order ?? defaultView.order,
    chart: found.chart ?? defaultView.chart,
  };
  return { view, ignored };
}

/** The opposite of `parseView`. What is as at first is left out. */
export function printView(view: ViewState) {
  const query = new URLSearchParams();
  for (const name of ['hall', 'sort', 'order', 'chart'] as const) {
    const value = view[name];
    if (value !== undefined && value !== defaultView[name]) {
      query.set(name, value);
    }
  }
  return query.toString();
}
