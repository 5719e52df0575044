import { createShipmentServer } from '../../shipmentServer';
import type { GraphqlAnswer, ShipmentVariables } from './graphqlSource';

const operatorOf = new Map([
  ['includes', 'contains'],
  ['eq', 'equals'],
  ['gt', '>'],
  ['lt', '<'],
]);

/** Poses as a GraphQL server: it reads the variables, and not the query. */
export function createGraphqlServer() {
  const server = createShipmentServer({ count: 57 });

  return {
    async send(
      _query: string,
      { first, offset, orderBy, where = {} }: ShipmentVariables,
    ): Promise<GraphqlAnswer> {
      const items = Object.entries(where).flatMap(([field, tests]) =>
        Object.entries(tests).map(([name, value]) => ({
          field,
          operator: operatorOf.get(name) ?? name,
          value,
        })),
      );
      try {
        const { rows, rowCount } = await server.list({
          filterModel: { items },
          sortModel: orderBy.map(({ field, direction }) => ({
            field,
            sort: direction === 'DESC' ? 'desc' : 'asc',
          })),
        });
        const nodes = rows.slice(offset, offset + first);
        return { data: { shipments: { totalCount: rowCount, nodes } } };
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        return { data: null, errors: [{ message }] };
      }
    },
    setDown: server.setDown,
  };
}
