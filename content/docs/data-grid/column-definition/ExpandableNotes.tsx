import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const AT_MOST = 20;

function NoteCell({
  value = '',
  row,
  tabIndex,
}: GridRenderCellParams<Shipment, string>) {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  if (value.length <= AT_MOST) {
    return value;
  }
  return (
    <React.Fragment>
      <Typography component="span" variant="inherit" noWrap sx={{ flex: 1 }}>
        {value}
      </Typography>
      <Button
        size="small"
        aria-label={`More of the note of ${row.number}`}
        aria-haspopup="dialog"
        tabIndex={tabIndex}
        onClick={(event) => setAnchor(event.currentTarget)}
        onKeyDown={(event) => {
          // The grid would move on by a page of rows.
          if (event.key === ' ') {
            event.stopPropagation();
          }
        }}
      >
        More
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': `Note of ${row.number}` },
        }}
      >
        <Typography tabIndex={-1} sx={{ p: 2, maxWidth: 280 }}>
          {value}
        </Typography>
      </Popover>
    </React.Fragment>
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 180,
    display: 'flex',
    renderCell: (params) => <NoteCell {...params} />,
  },
];

const rows = createShipments(7);

export default function ExpandableNotes() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with notes"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
