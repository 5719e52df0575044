import * as React from 'react';
import { useForkRef } from '@mui/material/utils';
import {
  ColumnsPanelTrigger,
  DataGrid,
  Toolbar,
  type DataGridProps,
  type GridColDef,
  type GridSlotProps,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

function NativeCheckbox(props: GridSlotProps['baseCheckbox']) {
  const { indeterminate = false, label } = props;
  const boxRef = React.useRef<HTMLInputElement>(null);
  const ref = useForkRef(boxRef, props.inputRef);

  // HTML has no attribute for this state.
  React.useEffect(() => {
    if (boxRef.current) {
      boxRef.current.indeterminate = indeterminate;
    }
  }, [indeterminate]);

  const box = (
    <input
      {...props.slotProps?.htmlInput}
      type="checkbox"
      ref={ref}
      name={props.name ?? props.slotProps?.htmlInput?.name}
      checked={props.checked}
      disabled={props.disabled}
      tabIndex={props.tabIndex}
      onChange={props.onChange}
      onKeyDown={props.onKeyDown}
      style={{ width: 20, height: 20, margin: 4 }}
    />
  );
  return label ? (
    <label style={{ display: 'flex', alignItems: 'center' }}>
      {box} {label}
    </label>
  ) : (
    box
  );
}

function NativeButton({
  children,
  disabled,
  id,
  onClick,
  onPointerUp,
  ref,
  startIcon,
  ...other
}: GridSlotProps['baseButton']) {
  return (
    <button
      type="button"
      ref={ref}
      id={id}
      disabled={disabled}
      aria-haspopup={other['aria-haspopup']}
      aria-expanded={other['aria-expanded']}
      aria-controls={other['aria-controls']}
      onClick={onClick}
      onPointerUp={onPointerUp}
      style={{
        padding: '4px 12px',
        border: '1px solid',
        borderRadius: 4,
        font: 'inherit',
      }}
    >
      {startIcon}
      {children}
    </button>
  );
}

function ColumnsToolbar() {
  return (
    <Toolbar>
      <ColumnsPanelTrigger>Columns</ColumnsPanelTrigger>
    </Toolbar>
  );
}

const slots: DataGridProps['slots'] = {
  baseCheckbox: NativeCheckbox,
  baseButton: NativeButton,
  toolbar: ColumnsToolbar,
};

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100, hideable: false },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 114 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
];

const rows = createShipments(4);

export default function NativeParts() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with native buttons and checkboxes"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        checkboxSelection
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
