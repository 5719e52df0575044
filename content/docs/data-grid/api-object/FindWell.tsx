import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import { columns, wells, type Well } from './wells';

export default function FindWell() {
  const apiRef = useGridApiRef();
  const [note, setNote] = React.useState('Choose a village');

  const goTo = (well: Well) => {
    // The rows that a filter leaves, in their order on the screen.
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(well.id);
    if (rowIndex === -1) {
      setNote(`The filter hides ${well.village}`);
      return;
    }
    apiRef.current?.scrollToIndexes({ rowIndex });
    apiRef.current?.setRowSelectionModel({
      type: 'include',
      ids: new Set([well.id]),
    });
    setNote(`${well.village} is selected`);
  };

  return (
    <div style={{ width: '100%' }}>
      <Autocomplete
        size="small"
        options={wells}
        getOptionLabel={({ village }) => village}
        onChange={(_event, well) => well && goTo(well)}
        renderInput={(params) => (
          <TextField {...params} label="Go to village" />
        )}
        sx={{ my: 1, maxWidth: 280 }}
      />
      <div style={{ height: 280 }}>
        <DataGrid
          aria-label="Wells"
          apiRef={apiRef}
          rows={wells}
          columns={columns}
          hideFooter
        />
      </div>
      <Box role="status" sx={{ mt: 1 }}>
        {note}
      </Box>
    </div>
  );
}
