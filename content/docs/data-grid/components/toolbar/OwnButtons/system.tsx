import { styled } from '@mui/material/styles';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';

const Bar = styled('div')({
  display: 'flex',
  gap: 8,
  padding: 8,
  border: '0 solid var(--mui-palette-divider)',
  borderBottomWidth: 1,
});

const PlainButton = styled('button')({
  padding: '6px 12px',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 6,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
  '&[aria-expanded="true"]': {
    borderColor: 'var(--mui-palette-primary-main)',
  },
});

const button = <ToolbarButton render={<PlainButton type="button" />} />;

function PlainToolbar() {
  return (
    <Toolbar render={<Bar />}>
      <ColumnsPanelTrigger render={button}>Columns</ColumnsPanelTrigger>
      <FilterPanelTrigger render={button}>Filters</FilterPanelTrigger>
      <ExportCsv render={button}>Download</ExportCsv>
    </Toolbar>
  );
}

export default function OwnButtons() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        label="Shipments"
        rows={rows}
        columns={columns}
        slots={{ toolbar: PlainToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
