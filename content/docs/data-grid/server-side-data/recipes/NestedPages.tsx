import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  gridRowNodeSelector,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
  type GridGroupNode,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import { createCarrierServer, type Line } from './carrierServer';

// Outside of the component: with another function, all rows would disappear.
const isOpenAtFirst = (node: GridGroupNode) => node.id === 'Alma Line';

interface PagerProps {
  params: GridRenderCellParams<Line>;
  onTurn: (carrier: string, page: number) => void;
}

function Pager({ params, onTurn }: PagerProps) {
  const { carrier, page = 0, pages = 1 } = params.row;
  const button = (label: string, next: number) => (
    <Button
      size="small"
      disabled={next < 0 || next >= pages}
      tabIndex={params.tabIndex}
      aria-label={`${label} page of ${carrier}`}
      onClick={() => onTurn(carrier, next)}
    >
      {label}
    </Button>
  );
  return (
    <React.Fragment>
      {button('Previous', page - 1)}
      {button('Next', page + 1)}
    </React.Fragment>
  );
}

export default function NestedPages() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(() => createCarrierServer());
  // The page of each carrier that was turned, as soon as it has arrived.
  const turned = React.useRef(new Map<string, Line[]>());

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async ({ groupKeys = [] }) => {
        const [carrier] = groupKeys;
        if (carrier === undefined) {
          return { rows: await server.carriers() };
        }
        const rows = turned.current.get(carrier);
        return { rows: rows ?? (await server.shipments(carrier, 0)) };
      },
      getGroupKey: (row) => row.name,
      getChildrenCount: (row) => row.children,
    }),
    [server],
  );

  const columns = React.useMemo<GridColDef<Line>[]>(() => {
    const turn = async (carrier: string, page: number) => {
      turned.current.set(carrier, await server.shipments(carrier, page));
      const api = apiRef.current;
      const node = gridRowNodeSelector(apiRef, carrier);
      if (!api || node?.type !== 'group') {
        return;
      }
      // The grid adds rows to those of the page before, so they go first.
      api.updateRows(node.children.map((id) => ({ id, _action: 'delete' })));
      api.dataSource.fetchRows(carrier);
    };
    return [
      {
        field: 'goods',
        headerName: 'Goods',
        flex: 1,
        minWidth: 165,
        renderCell: (params) =>
          params.row.kind === 'pager' ? (
            <Pager params={params} onTurn={turn} />
          ) : (
            params.value
          ),
      },
    ];
  }, [apiRef, server]);

  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPro
        apiRef={apiRef}
        aria-label="Shipments of each carrier, in pages"
        columns={columns}
        dataSource={dataSource}
        dataSourceCache={null}
        disableColumnFilter
        disableColumnSorting
        groupingColDef={{ headerName: 'Carrier', width: 170 }}
        hideFooter
        isGroupExpandedByDefault={isOpenAtFirst}
        treeData
        initialState={{ pagination: { rowCount: -1 } }}
      />
    </div>
  );
}
