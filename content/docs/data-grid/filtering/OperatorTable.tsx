import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { columnTypes, type ColumnType } from './operators';

interface OperatorRow {
  id: string;
  operator: GridFilterOperator;
}

/** A column for each cell: whether the operator of the row lets it pass. */
function createColumns(
  type: ColumnType,
  text: string,
): GridColDef<OperatorRow>[] {
  const wanted = type.parse(text);
  const results = type.cells.map<GridColDef<OperatorRow>>(
    ([title, value], index) => ({
      field: `cell${index}`,
      headerName: title,
      type: 'boolean',
      width: 112,
      sortable: false,
      valueGetter: (_empty, row, column, apiRef) => {
        const { id, operator } = row;
        const isList = id === 'isAnyOf' && wanted !== undefined;
        const item = {
          field: column.field,
          operator: id,
          value: isList ? [wanted] : wanted,
        };
        const passes = operator.getApplyFilterFn(item, column);
        // Without a function, the grid skips the item.
        return passes ? passes(value, row, column, apiRef) : true;
      },
    }),
  );
  return [
    { field: 'id', headerName: 'operator', width: 130, sortable: false },
    ...results,
  ];
}

export default function OperatorTable() {
  const [type, setType] = React.useState(columnTypes[0]);
  const [text, setText] = React.useState(type.wanted);
  const columns = React.useMemo(() => createColumns(type, text), [type, text]);
  const rows = type.operators.map((operator) => ({
    id: operator.value,
    operator,
  }));

  const chooseType = (name: string) => {
    const next = columnTypes.find((each) => each.name === name) ?? type;
    setType(next);
    setText(next.wanted);
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" sx={{ my: 1, gap: 2, flexWrap: 'wrap' }}>
        <TextField
          select
          size="small"
          label="Type of the column"
          value={type.name}
          onChange={(event) => chooseType(event.target.value)}
          sx={{ width: 160 }}
        >
          {columnTypes.map(({ name }) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          size="small"
          label="Value of the filter"
          value={text}
          onChange={(event) => setText(event.target.value)}
          sx={{ width: 160 }}
        />
      </Stack>
      <div style={{ height: 422 }}>
        <DataGrid
          aria-label="Which cells pass which operator"
          rows={rows}
          columns={columns}
          rowHeight={40}
          disableColumnMenu
          hideFooter
        />
      </div>
    </div>
  );
}
