import * as React from 'react';
import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/Delete';
import Edit from '@mui/icons-material/Edit';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid';
import type { Member, StaffServer } from './staffServer';

const dataColumns: GridColDef<Member>[] = [
  { field: 'name', headerName: 'Name', minWidth: 140, flex: 1 },
  { field: 'role', headerName: 'Role', width: 110 },
  {
    field: 'started',
    headerName: 'First day',
    type: 'date',
    width: 110,
    // Noon: a day stays the same day in each time zone.
    valueGetter: (value: string) => new Date(`${value}T12:00`),
  },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 80 },
];

/** The list of the server, which is asked once and again on request. */
function useMembers(server: StaffServer) {
  const [members, setMembers] = React.useState<readonly Member[]>([]);
  const [loading, setLoading] = React.useState(true);
  const [failure, setFailure] = React.useState('');

  const ask = React.useCallback(
    () =>
      server
        .list()
        .then(setMembers, () => setFailure('The list could not be loaded.'))
        .finally(() => setLoading(false)),
    [server],
  );

  React.useEffect(() => {
    void ask();
  }, [ask]);

  const load = () => {
    setLoading(true);
    setFailure('');
    void ask();
  };

  /** @returns whether the server did it. */
  const remove = async ({ id }: Member) => {
    try {
      await server.remove(id);
    } catch {
      return false;
    }
    setMembers((current) => current.filter((member) => member.id !== id));
    return true;
  };

  return { members, loading, failure, load, remove };
}

interface DeleteDialogProps {
  /** Undefined while the dialog is closed. */
  member: Member | undefined;
  onCancel: () => void;
  onConfirm: (member: Member) => void;
}

function DeleteDialog({ member, onCancel, onConfirm }: DeleteDialogProps) {
  const id = React.useId();
  return (
    <Dialog open={member !== undefined} onClose={onCancel} aria-labelledby={id}>
      <DialogTitle id={id}>Delete {member?.name}?</DialogTitle>
      <DialogContent>This cannot be undone.</DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button color="error" onClick={() => member && onConfirm(member)}>
          Delete
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface MemberListProps {
  server: StaffServer;
  /** Is told what happened, such as "Deleted Ida Bergström". */
  onStatusChange: (text: string) => void;
  takesFocus: boolean;
  onAdd: () => void;
  onEdit: (member: Member) => void;
}

export function MemberList({
  server,
  onStatusChange,
  takesFocus,
  onAdd,
  onEdit,
}: MemberListProps) {
  const { members, loading, failure, load, remove } = useMembers(server);
  const [leaving, setLeaving] = React.useState<Member>();
  const title = React.useRef<HTMLHeadingElement>(null);

  React.useEffect(() => {
    if (takesFocus) {
      title.current?.focus();
    }
  }, [takesFocus]);

  const confirmRemoval = async (member: Member) => {
    setLeaving(undefined);
    onStatusChange(`Deleting ${member.name}…`);
    onStatusChange(
      (await remove(member))
        ? `Deleted ${member.name}`
        : `${member.name} was not deleted: the server did not answer.`,
    );
    title.current?.focus();
  };

  const retry = () => {
    load();
    // The button goes with its message.
    title.current?.focus();
  };

  const columns = React.useMemo(
    (): GridColDef<Member>[] => [
      ...dataColumns,
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 90,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="edit"
            icon={<Edit />}
            label={`Edit ${row.name}`}
            onClick={() => onEdit(row)}
          />,
          <GridActionsCellItem
            key="delete"
            icon={<Delete />}
            label={`Delete ${row.name}`}
            onClick={() => setLeaving(row)}
          />,
        ],
      },
    ],
    [onEdit],
  );

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Typography component="h2" variant="h5" tabIndex={-1} ref={title}>
          Staff
        </Typography>
        <Button variant="contained" startIcon={<Add />} onClick={onAdd}>
          Add a member
        </Button>
      </Box>
      {failure && (
        <Alert
          severity="error"
          action={<Button onClick={retry}>Try again</Button>}
        >
          {failure}
        </Alert>
      )}
      <div style={{ height: 426 }}>
        <DataGrid
          label="Staff"
          rows={members}
          columns={columns}
          loading={loading}
          showToolbar
          hideFooter
          disableRowSelectionOnClick
          onRowDoubleClick={({ row }) => onEdit(row)}
          localeText={{ noRowsLabel: failure ? 'Not loaded' : 'Nobody yet' }}
        />
      </div>
      <DeleteDialog
        member={leaving}
        onCancel={() => setLeaving(undefined)}
        onConfirm={confirmRemoval}
      />
    </Box>
  );
}
