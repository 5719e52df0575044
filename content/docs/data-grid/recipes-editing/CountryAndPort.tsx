import {
  DataGrid,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Route {
  id: number;
  carrier: string;
  country: string;
  port: string;
}

const portsOf: Record<string, string[]> = {
  Germany: ['Hamburg', 'Bremerhaven', 'Wilhelmshaven'],
  Italy: ['Genoa', 'Gioia Tauro', 'Trieste'],
  Spain: ['Algeciras', 'Barcelona', 'Valencia'],
};

function CountrySelect(params: GridRenderEditCellParams<Route, string>) {
  const apiRef = useGridApiContext();

  return (
    <GridEditSingleSelectCell
      {...params}
      onValueChange={async (_event, country) => {
        if (country !== params.value) {
          // The old port is not in the new country.
          await apiRef.current.setEditCellValue({
            id: params.id,
            field: 'port',
            value: '',
          });
        }
      }}
    />
  );
}

const columns: GridColDef<Route>[] = [
  { field: 'carrier', headerName: 'Carrier', flex: 1, minWidth: 100 },
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    valueOptions: Object.keys(portsOf),
    width: 130,
    editable: true,
    renderEditCell: (params) => <CountrySelect {...params} />,
  },
  {
    field: 'port',
    headerName: 'Port',
    type: 'singleSelect',
    // There is no row where a filter asks for the options.
    valueOptions: ({ row }) =>
      row ? (portsOf[row.country] ?? []) : Object.values(portsOf).flat(),
    width: 150,
    editable: true,
    preProcessEditCellProps: ({ props }) => ({ ...props, error: !props.value }),
  },
];

const rows: Route[] = [
  { id: 1, carrier: 'Alma Line', country: 'Spain', port: 'Valencia' },
  { id: 2, carrier: 'Levante', country: 'Italy', port: 'Genoa' },
  { id: 3, carrier: 'Caledon', country: 'Germany', port: 'Hamburg' },
];

export default function CountryAndPort() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="Home ports"
        editMode="row"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
