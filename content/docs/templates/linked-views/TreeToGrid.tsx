import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { buildings, repairs, type Repair } from './repairs';

const ALL = 'All sites';

const items = [
  {
    id: ALL,
    label: ALL,
    children: buildings.map(({ site, names }) => ({
      id: site,
      label: site,
      children: names.map((name) => ({ id: name, label: name })),
    })),
  },
];

/** The buildings below an item of the tree, which may be a building itself. */
function buildingsBelow(id: string) {
  if (id === ALL) {
    return buildings.flatMap(({ names }) => names);
  }
  return buildings.find(({ site }) => site === id)?.names ?? [id];
}

const columns: GridColDef<Repair>[] = [
  { field: 'place', headerName: 'Place', minWidth: 120, flex: 1 },
  { field: 'building', headerName: 'Building', width: 120 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 80 },
];

export default function TreeToGrid() {
  const [selected, setSelected] = React.useState<string | null>(ALL);
  const rows = React.useMemo(() => {
    const names = selected === null ? [] : buildingsBelow(selected);
    return repairs.filter(({ building }) => names.includes(building));
  }, [selected]);

  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            '@': 'minmax(0, 1fr)',
            '@500': '190px minmax(0, 1fr)',
          },
        }}
      >
        <RichTreeView
          aria-label="Buildings"
          items={items}
          defaultExpandedItems={[ALL, ...buildings.map(({ site }) => site)]}
          // A click on a site selects it; its icon opens and closes it.
          expansionTrigger="iconContainer"
          selectedItems={selected}
          onSelectedItemsChange={(_, id) => setSelected(id)}
        />
        <div style={{ height: 340 }}>
          <DataGrid
            label={`Repairs: ${selected ?? 'nothing selected'}`}
            rows={rows}
            columns={columns}
            density="compact"
            disableRowSelectionOnClick
            hideFooter
            localeText={{
              noRowsLabel:
                selected === null
                  ? 'Select a site or a building'
                  : 'No repairs here',
            }}
          />
        </div>
      </Box>
    </Box>
  );
}
