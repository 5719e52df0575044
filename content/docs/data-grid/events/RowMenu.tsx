import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { trees, type Tree } from './orchard';

const columns: GridColDef<Tree>[] = [
  { field: 'id', headerName: 'Tree', width: 80 },
  { field: 'variety', headerName: 'Variety', flex: 1, minWidth: 150 },
];

interface OpenMenu {
  treeId: string;
  top: number;
  left: number;
}

export default function RowMenu() {
  const [menu, setMenu] = React.useState<OpenMenu | null>(null);
  const [marked, setMarked] = React.useState<readonly string[]>([]);

  // One object for all renders, so that rows render only when they change.
  const slotProps = React.useMemo<DataGridProps['slotProps']>(
    () => ({
      row: {
        onContextMenu: (event) => {
          event.preventDefault();
          const treeId = event.currentTarget.dataset.id ?? '';
          setMenu({ treeId, top: event.clientY, left: event.clientX });
        },
      },
    }),
    [],
  );

  const toggleMark = (treeId: string) => {
    setMarked((before) =>
      before.includes(treeId)
        ? before.filter((id) => id !== treeId)
        : [...before, treeId],
    );
    setMenu(null);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 280 }}>
        <DataGrid
          aria-label="Apple trees of the orchard"
          rows={trees}
          columns={columns}
          slotProps={slotProps}
          hideFooter
        />
      </Box>
      <Box role="status" sx={{ mt: 1 }}>
        To prune: {marked.join(', ') || 'none'}
      </Box>
      {menu && (
        <Menu
          open
          anchorReference="anchorPosition"
          anchorPosition={menu}
          onClose={() => setMenu(null)}
        >
          <MenuItem onClick={() => toggleMark(menu.treeId)}>
            {marked.includes(menu.treeId) ? 'Do not prune' : 'Prune'}{' '}
            {menu.treeId}
          </MenuItem>
        </Menu>
      )}
    </Box>
  );
}
