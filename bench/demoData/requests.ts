/** How often each kind of request is sent; no two rounds ask for the same. */
export const ROUNDS = 25;

export const plain = { start: 0, end: 24, sortModel: [], filterModel: { items: [] } };

const items = (...filters: [field: string, operator: string, value?: unknown][]) => ({
  filterModel: { items: filters.map(([field, operator, value]) => ({ field, operator, value })) },
});
const words = (...quickFilterValues: string[]) => ({
  filterModel: { items: [], quickFilterValues },
});
const either = (...filters: Parameters<typeof items>) => ({
  filterModel: { ...items(...filters).filterModel, logicOperator: 'or' },
});
const sorted =
  (...fields: string[]) =>
  (round: number) => ({
    sortModel: fields.map((field) => ({ field, sort: round % 2 ? 'asc' : 'desc' })),
  });
const page = (start: number) => ({ start, end: start + 24 });

const carriers = ['Alma Line', 'Blue Fjord', 'Caledon', 'Levante'];
const goods = ['Bicycles', 'Ceramic tiles', 'Coffee beans', 'Machine parts', 'Olive oil'];
const cities = ['Rotterdam', 'Singapore', 'Hamburg', 'Santos', 'Valencia', 'Busan', 'Savannah'];
const nth = (list: readonly string[], round: number) => list[round % list.length] ?? '';
const day = (round: number) =>
  new Date(Date.UTC(2026, 0, 6 + 5 * round)).toISOString().slice(0, 10);
const grouped = { groupFields: ['carrier', 'status'] };
const totals = { aggregationModel: { containers: 'sum', weight: 'avg', value: 'max' } };
const groups = { ...grouped, ...totals };
/** Somewhere in the table, in another place each time. */
const part = (round: number, rows: number) => Math.floor((rows / ROUNDS) * round);

/** One request of each kind, for a round and a number of rows. */
export const requests: Record<string, (round: number, rows: number) => object> = {
  'a page': (round, rows) => page((round * 997) % rows),
  'the last pages': (round, rows) => page(rows - 100 - round),
  'sorted by weight': (round) => ({ ...sorted('weight')(round), ...page(25 * round) }),
  'sorted, far down': (round, rows) => ({
    ...sorted(nth(['weight', 'value', 'departure', 'carrier', 'number', 'note'], round))(round),
    ...page(part(round, rows)),
  }),
  'sorted by two columns': (round) => ({
    ...sorted(nth(['carrier', 'status', 'departure'], round), 'weight')(round),
    ...page(25 * round),
  }),
  'after a cursor': (round, rows) => ({
    sortModel: [{ field: 'id', sort: 'asc' }],
    cursor: Buffer.from(JSON.stringify([part(round, rows)])).toString('base64url'),
  }),
  'one carrier': (round) => ({
    ...items(['carrier', 'equals', nth(carriers, round)]),
    ...page(25 * round),
  }),
  'a city, sorted by value': (round) => ({
    ...items(['origin', 'contains', nth(cities, round)]),
    ...sorted('value')(round),
    ...page(25 * round),
  }),
  'containers above': (round) => items(['containers', '>', round % 24]),
  'weight below': (round) => items(['weight', '<', 20_000 * round]),
  'value from': (round) => items(['value', '>=', 4_321 * round]),
  'departed on': (round) => items(['departure', 'is', day(round)]),
  'arrived before, sorted by weight': (round) => ({
    ...items(['arrival', 'before', day(round)]),
    ...sorted('weight')(round),
  }),
  'without a note': (round) => ({
    ...items(['note', round % 2 ? 'isEmpty' : 'isNotEmpty']),
    ...page(25 * round),
  }),
  'number contains': (round) =>
    items(['number', 'contains', nth(['1', '42', '107', '2009', '00012', 'NG-3'], round) + round]),
  'number contains a digit': (round) => ({
    ...items(['number', 'contains', String(round % 10)]),
    ...page(25 * round),
  }),
  'number starts or ends with': (round) =>
    items(['number', round % 2 ? 'startsWith' : 'endsWith', `${round % 2 ? 'NG-' : ''}${round}`]),
  'a word': (round) => words(nth(['o', 'le', 'coffee', 'med', 'n', '7', '31'], round) + ''),
  'two words': (round) => words(nth(goods, round).slice(0, 4), nth(carriers, round).slice(0, 3)),
  'a word and a number': (round) => words(nth(carriers, round), String(round)),
  'two filters': (round) =>
    items(['status', 'is', 'Delivered'], ['departure', 'onOrAfter', day(round)]),
  'three filters': (round) =>
    items(
      ['carrier', 'isAnyOf', [nth(carriers, round), nth(carriers, round + 1)]],
      ['containers', '>', round % 24],
      ['goods', 'startsWith', nth(goods, round).slice(0, 1)],
    ),
  'one of two filters': (round) =>
    either(['origin', 'equals', nth(cities, round)], ['destination', 'equals', nth(cities, round)]),
  'a filter that finds nothing': (round) =>
    items(['status', 'equals', 'Booked'], ['departure', 'before', day(round % 14)]),
  groups: (round) => ({
    groupFields: [['carrier', 'goods', 'status', 'origin'][round % 4], 'priority'],
    aggregationModel: { [nth(['containers', 'weight', 'value'], round)]: 'sum', id: 'max' },
    ...page(round),
  }),
  'groups, number above': (round) => ({ ...groups, ...items(['weight', '>', 10_000 * round]) }),
  'groups, value below': (round) => ({ ...groups, ...items(['value', '<', 2_345 * round]) }),
  'groups, departed after': (round) => ({
    ...groups,
    ...items(['departure', 'after', day(round)]),
  }),
  'groups, number contains': (round) => ({
    ...groups,
    ...items(['number', 'contains', String(round)]),
  }),
  'groups, sorted by a total': (round) => ({
    groupFields: ['origin', 'carrier'],
    ...totals,
    ...sorted('weight')(round),
    ...items(['priority', 'is', nth(['Low', 'Normal', 'High'], round)], ['note', 'isEmpty']),
    ...page(round),
  }),
  'in a group': (round) => ({ ...groups, groupKeys: [nth(carriers, round)] }),
  'in a group, departed before': (round) => ({
    ...groups,
    groupKeys: [nth(carriers, round)],
    ...items(['departure', 'before', day(round)]),
  }),
  'shipments of a group': (round) => ({ ...groups, groupKeys: [nth(carriers, round), 'Delayed'] }),
  'shipments of a group, sorted': (round) => ({
    ...groups,
    groupKeys: [nth(carriers, round), 'Delivered'],
    ...sorted('weight')(round),
  }),
  'totals of all': (round) => ({ ...totals, ...items(['arrival', 'onOrAfter', day(round)]) }),
};
