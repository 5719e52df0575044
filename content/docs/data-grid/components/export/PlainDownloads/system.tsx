import { styled } from '@mui/material/styles';
import {
  DataGridPremium,
  ExportCsv,
  ExportExcel,
  ExportPrint,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { columns, rows } from './shipmentTable';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
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
});

const button = <ToolbarButton render={<PlainButton type="button" />} />;

const options = { fileName: 'shipments' };

function PlainToolbar() {
  return (
    <Toolbar render={<Bar />}>
      <ExportCsv render={button} options={options}>
        CSV
      </ExportCsv>
      <ExportExcel render={button} options={options}>
        Excel
      </ExportExcel>
      <ExportPrint render={button} options={options}>
        Print
      </ExportPrint>
    </Toolbar>
  );
}

export default function PlainDownloads() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments with plain download buttons"
        rows={rows}
        columns={columns}
        slots={{ toolbar: PlainToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
