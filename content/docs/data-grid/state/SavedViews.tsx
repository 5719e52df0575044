import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiRef,
  type GridInitialState,
} from '@mui/x-data-grid';
import { columns, parcels } from './parcels';

interface View {
  name: string;
  state: GridInitialState;
}

const presets: View[] = [
  {
    name: 'All parcels',
    state: {
      columns: { columnVisibilityModel: {} },
      filter: { filterModel: { items: [] } },
      sorting: { sortModel: [] },
    },
  },
  {
    name: 'Heaviest on the van',
    state: {
      columns: { columnVisibilityModel: { status: false } },
      filter: {
        filterModel: {
          items: [{ field: 'status', operator: 'equals', value: 'On the van' }],
        },
      },
      sorting: { sortModel: [{ field: 'weight', sort: 'desc' }] },
    },
  },
];

export default function SavedViews() {
  const apiRef = useGridApiRef();
  const [views, setViews] = React.useState(presets);

  const save = () => {
    const state = apiRef.current?.exportState();
    if (state) {
      const name = `View ${views.length + 1}`;
      // A view is about columns, filters and order, not about the page.
      const view = {
        ...state,
        pagination: undefined,
        preferencePanel: undefined,
      };
      setViews([...views, { name, state: view }]);
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" sx={{ mb: 1, gap: 1, flexWrap: 'wrap' }}>
        {views.map(({ name, state }) => (
          <Chip
            key={name}
            label={name}
            variant="outlined"
            onClick={() => apiRef.current?.restoreState(state)}
          />
        ))}
        <Button size="small" onClick={save}>
          Save this view
        </Button>
      </Stack>
      <div style={{ height: 422 }}>
        <DataGrid
          aria-label="Parcels"
          apiRef={apiRef}
          rows={parcels}
          columns={columns}
          initialState={presets[1].state}
          hideFooter
        />
      </div>
    </div>
  );
}
