import * as React from 'react';
import CancelIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import { GridActionsCellItem } from '@mui/x-data-grid';
import type { StoredShipment } from '../shipmentServer';

/** Which rows are open, and what users can do with a row. */
export interface Desk {
  isOpen: (row: StoredShipment) => boolean;
  save: (row: StoredShipment) => void;
  cancel: (row: StoredShipment) => void;
  edit: (row: StoredShipment) => void;
  remove: (row: StoredShipment) => void;
}

export const DeskContext = React.createContext<Desk | null>(null);

interface DeskButtonProps {
  row: StoredShipment;
  place: 'first' | 'second';
  /** The cell adds it, to move the focus. */
  onClick?: React.MouseEventHandler;
}

/** Save and Cancel in an open row, Edit and Delete in the others. */
export function DeskButton(props: DeskButtonProps) {
  // The cell adds more props, such as `tabIndex`.
  const { row, place, onClick, ...added } = props;
  const desk = React.useContext(DeskContext);
  if (!desk) {
    throw new Error('Render the grid inside of a DeskContext.');
  }

  const save = { name: 'Save', icon: <SaveIcon />, act: desk.save };
  const cancel = { name: 'Cancel', icon: <CancelIcon />, act: desk.cancel };
  const edit = { name: 'Edit', icon: <EditIcon />, act: desk.edit };
  const remove = { name: 'Delete', icon: <DeleteIcon />, act: desk.remove };
  const [first, second] = desk.isOpen(row) ? [save, cancel] : [edit, remove];
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
