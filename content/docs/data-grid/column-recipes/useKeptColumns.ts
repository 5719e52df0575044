import * as React from 'react';
import {
  gridColumnFieldsSelector,
  useGridApiRef,
  type DataGridProProps,
  type GridColDef,
  type GridValidRowModel,
} from '@mui/x-data-grid-pro';
import {
  applyKept,
  nothingKept,
  readColumns,
  storeColumns,
} from './keptColumns';

/** Returns props for the grid, and a function that forgets what is stored. */
export function useKeptColumns<Row extends GridValidRowModel>(
  key: string,
  defaults: readonly GridColDef<Row>[],
) {
  const apiRef = useGridApiRef();
  const [kept, setKept] = React.useState(() => readColumns(key));

  React.useEffect(() => storeColumns(key, kept), [key, kept]);

  const columns = React.useMemo(
    () => applyKept(defaults, kept),
    [defaults, kept],
  );

  // Autosizing changes several columns at once.
  const onColumnWidthChange: DataGridProProps['onColumnWidthChange'] = ({
    colDef,
    width,
  }) =>
    setKept((current) => ({
      ...current,
      widths: { ...current.widths, [colDef.field]: width },
    }));

  const onColumnOrderChange = () => {
    const order = gridColumnFieldsSelector(apiRef);
    setKept((current) => ({ ...current, order }));
  };

  return {
    props: { apiRef, columns, onColumnWidthChange, onColumnOrderChange },
    reset: () => setKept(nothingKept),
  };
}
