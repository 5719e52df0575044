import type {
  GridDataSource,
  GridGetRowsParams,
  GridValidRowModel,
} from '@mui/x-data-grid';

export const SHIPMENTS = `query Shipments(
  $first: Int!
  $offset: Int!
  $orderBy: [ShipmentOrder!]
  $where: ShipmentFilter
) {
  shipments(first: $first, offset: $offset, orderBy: $orderBy, where: $where) {
    totalCount
    nodes { id number goods containers }
  }
}`;

export interface ShipmentVariables {
  first: number;
  offset: number;
  orderBy: { field: string; direction: 'ASC' | 'DESC' }[];
  where?: Record<string, Record<string, unknown>>;
}

export interface GraphqlAnswer {
  data?: {
    shipments: { totalCount: number; nodes: GridValidRowModel[] };
  } | null;
  errors?: { message: string }[];
}

/** The operators of the grid that the schema has, by its own names. */
const nameOf = new Map([
  ['contains', 'includes'],
  ['equals', 'eq'],
  ['=', 'eq'],
  ['>', 'gt'],
  ['<', 'lt'],
]);

function filterOf({ items }: GridGetRowsParams['filterModel']) {
  const where: Record<string, Record<string, unknown>> = {};
  for (const { field, operator, value } of items) {
    const name = nameOf.get(operator);
    if (name === undefined) {
      throw new Error(`The schema has no operator for "${operator}".`);
    }
    if (value !== undefined && value !== '') {
      where[field] = { ...where[field], [name]: value };
    }
  }
  return Object.keys(where).length > 0 ? where : undefined;
}

export function variablesOf(params: GridGetRowsParams): ShipmentVariables {
  const offset = Number(params.start);
  return {
    first: params.end - offset + 1,
    offset,
    orderBy: params.sortModel.map(({ field, sort }) => ({
      field,
      direction: sort === 'desc' ? 'DESC' : 'ASC',
    })),
    where: filterOf(params.filterModel),
  };
}

type Send = (
  query: string,
  variables: ShipmentVariables,
) => Promise<GraphqlAnswer>;

export function createGraphqlSource(send: Send): GridDataSource {
  return {
    getRows: async (params) => {
      const { data, errors } = await send(SHIPMENTS, variablesOf(params));
      // A failure comes with status 200, so nobody has thrown yet.
      if (errors?.[0] || !data) {
        throw new Error(errors?.[0]?.message ?? 'The answer has no data.');
      }
      const { nodes, totalCount } = data.shipments;
      return { rows: nodes, rowCount: totalCount };
    },
  };
}
