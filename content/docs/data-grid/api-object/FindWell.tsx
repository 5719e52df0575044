import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns, wells, type Well } from './wells';

export default function FindWell() {
  const apiRef = useGridApiRef();

  const goTo = (well: Well) => {
    const rowIndex =
      apiRef.current?.getRowIndexRelativeToVisibleRows(well.id) ?? -1;
    apiRef.current?.scrollToIndexes({ rowIndex });
    apiRef.current?.setRowSelectionModel({
      type: 'include',
      ids: new Set([well.id]),
    });
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
        sx={{ mb: 2, maxWidth: 280 }}
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
    </div>
  );
}
