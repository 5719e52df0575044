import * as React from 'react';
import CancelIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import { GridActionsCellItem } from '@mui/x-data-grid';
import type { StoredShipment } from '../shipmentServer';

/** Which rows are open, and what users can do with a row. */
export interface RowActions {
  isOpen: (row: StoredShipment) => boolean;
  save: (row: StoredShipment) => void;
  cancel: (row: StoredShipment) => void;
  edit: (row: StoredShipment) => void;
  remove: (row: StoredShipment) => void;
}

export const RowActionsContext = React.createContext<RowActions | null>(null);

interface RowButtonProps {
  row: StoredShipment;
  place: 'first' | 'second';
  /** The cell adds it, to move the focus. */
  onClick?: React.MouseEventHandler;
}

/** Save and Cancel in an open row, Edit and Delete in the others. */
export function RowButton(props: RowButtonProps) {
  // The cell adds more props, such as `tabIndex`.
  const { row, place, onClick, ...added } = props;
  const actions = React.useContext(RowActionsContext);
  if (!actions) {
    throw new Error('Render the grid inside a RowActionsContext.');
  }

  const save = { name: 'Save', icon: <SaveIcon />, act: actions.save };
  const cancel = { name: 'Cancel', icon: <CancelIcon />, act: actions.cancel };
  const edit = { name: 'Edit', icon: <EditIcon />, act: actions.edit };
  const remove = { name: 'Delete', icon: <DeleteIcon />, act: actions.remove };
  const [first, second] = actions.isOpen(row) ? [save, cancel] : [edit, remove];
  const { name, icon, act } = place === 'first' ? first : second;

  return (
    <GridActionsCellItem
      {...added}
      icon={icon}
      label={`${name} ${row.number}`}
      onClick={(event) => {
        onClick?.(event);
        act(row);
      }}
    />
  );
}
