import {
  GridHeaderFilterCell,
  type GridHeaderFilterCellProps,
} from '@mui/x-data-grid-pro';

/** The usual cell, with a field that is labeled with its column. */
export function SimpleCell(props: GridHeaderFilterCellProps) {
  const { headerName, field } = props.colDef;
  const root = {
    size: 'small' as const,
    label: `Filter: ${headerName ?? field}`,
    placeholder: '',
  };

  return (
    <GridHeaderFilterCell
      {...props}
      InputComponentProps={{ slotProps: { root } }}
    />
  );
}
