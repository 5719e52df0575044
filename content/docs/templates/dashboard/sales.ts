export interface Shop {
  id: string;
  name: string;
  state: string;
  /** Dollars on a usual Wednesday. */
  usual: number;
  opened: string;
}

/** What a shop reports when it closes for the day. */
export interface Closing {
  id: string;
  date: string;
  shop: string;
  state: string;
  /** In dollars. */
  revenue: number;
  orders: number;
}

/** Both days belong to it. Days are texts such as `2026-03-02`. */
export interface Period {
  from: string;
  to: string;
}

export interface Total {
  revenue: number;
  orders: number;
}

export const shops: readonly Shop[] = [
  {
    id: 'OR-1',
    name: 'Alberta Street',
    state: 'Oregon',
    usual: 2140,
    opened: '2019-05-01',
  },
  {
    id: 'OR-2',
    name: 'Eugene Market',
    state: 'Oregon',
    usual: 1610,
    opened: '2021-09-01',
  },
  {
    id: 'OR-3',
    name: 'Salem Station',
    state: 'Oregon',
    usual: 1280,
    opened: '2026-04-06',
  },
  {
    id: 'WA-1',
    name: 'Ballard',
    state: 'Washington',
    usual: 2630,
    opened: '2017-02-01',
  },
  {
    id: 'WA-2',
    name: 'Tacoma Dome',
    state: 'Washington',
    usual: 1890,
    opened: '2022-11-01',
  },
  {
    id: 'ID-1',
    name: 'Boise North End',
    state: 'Idaho',
    usual: 1450,
    opened: '2024-06-01',
  },
];

export const states = [...new Set(shops.map(({ state }) => state))];

/** All that is known. */
export const recorded: Period = { from: '2026-03-02', to: '2026-05-31' };

const DAY_MS = 24 * 60 * 60 * 1000;

/** Counts in UTC, where every day has 24 hours. */
export const addDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

export const daysIn = ({ from, to }: Period) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** From Sunday to Saturday. */
const busy = [1.35, 0.72, 0.9, 1, 1.04, 1.12, 1.46];

function closingOf(shop: Shop, index: number, day: number): Closing {
  const date = addDays(recorded.from, day);
  const chance = 1 + (((day * 37 + index * 53) % 23) - 11) / 100;
  const growth = 1 + day / 900;
  const weekday = busy[new Date(date).getUTCDay()];
  const revenue = Math.round(shop.usual * weekday * growth * chance);
  return {
    id: `${shop.id} ${date}`,
    date,
    shop: shop.name,
    state: shop.state,
    revenue,
    orders: Math.round(revenue / (11.4 + index * 0.35)),
  };
}

export const closings: readonly Closing[] = Array.from(
  { length: daysIn(recorded) },
  (_, day) => shops.map((shop, index) => closingOf(shop, index, day)),
)
  .flat()
  .filter(({ date, shop }) =>
    shops.some(({ name, opened }) => name === shop && opened <= date),
  );

export const closingsIn = ({ from, to }: Period, names: ReadonlySet<string>) =>
  closings.filter(
    ({ date, shop }) => from <= date && date <= to && names.has(shop),
  );

export const totalOf = (list: readonly Closing[]): Total => ({
  revenue: list.reduce((sum, { revenue }) => sum + revenue, 0),
  orders: list.reduce((sum, { orders }) => sum + orders, 0),
});

/** As many days, right before; undefined where nothing was recorded yet. */
export function periodBefore(period: Period): Period | undefined {
  const from = addDays(period.from, -daysIn(period));
  return from < recorded.from
    ? undefined
    : { from, to: addDays(period.from, -1) };
}

export interface Bar {
  /** The first of its days. */
  start: string;
  /** State → dollars. */
  [state: string]: string | number;
}

/** A bar for each day, or for each week where there would be too many. */
export function barsOf(period: Period, list: readonly Closing[]): Bar[] {
  const days = daysIn(period);
  const step = days > 21 ? 7 : 1;
  return Array.from({ length: Math.ceil(days / step) }, (_, number) => {
    const start = addDays(period.from, number * step);
    const end = addDays(start, step - 1);
    const bar: Bar = { start };
    for (const state of states) {
      const own = list.filter(
        (closing) =>
          closing.state === state &&
          start <= closing.date &&
          closing.date <= end,
      );
      bar[state] = totalOf(own).revenue;
    }
    return bar;
  });
}
