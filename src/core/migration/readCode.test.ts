import { describe, expect, it } from 'vitest';
import { LONGEST_CODE } from './limits.ts';
import { readCode } from './readCode.ts';

/** Names with their lines, and whose they are where that is known. */
function namesOf(code: string): string[] {
  const read = readCode(code);
  if ('problem' in read) throw new Error(JSON.stringify(read.problem));
  return read.code.usages.map(({ name, line, product }) =>
    product === undefined ? `${line} ${name}` : `${line} ${name} of ${product}`,
  );
}

describe('readCode', () => {
  it('finds imports under the name of the package, however they are written', () => {
    expect(
      namesOf(`import { DataGrid as Grid, type GridColDef } from '@mui/x-data-grid';
import DatePicker from '@mui/lab/DatePicker';
const { TreeView } = require('@mui/x-tree-view');
export { BarChart } from '@mui/x-charts';`),
    ).toEqual(
      expect.arrayContaining([
        '1 DataGrid of x-data-grid',
        '1 GridColDef of x-data-grid',
        '1 @mui/x-data-grid of x-data-grid',
        '2 DatePicker of x-date-pickers',
        '2 @mui/lab/DatePicker of x-date-pickers',
        '3 TreeView of x-tree-view',
        '4 BarChart of x-charts',
      ]),
    );
  });

  it('gives a prop to the product of its element, also through styled, spread, theme and createElement', () => {
    const names = namesOf(`import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
const Styled = styled(DataGrid)({});
const rest = { pageSize: 5 };
const typed: DataGridProps = { rowHeight: 30 };
<Styled page={1} {...rest} {...{ autoHeight: true }} />;
createElement(DataGrid, { density: 'compact' });
createTheme({ components: { MuiDataGrid: { defaultProps: { hideFooter: true } } } });`);
    expect(names).toEqual(
      expect.arrayContaining([
        '3 pageSize= of x-data-grid',
        '4 rowHeight= of x-data-grid',
        '5 page= of x-data-grid',
        '5 autoHeight= of x-data-grid',
        '6 density= of x-data-grid',
        '7 hideFooter= of x-data-grid',
      ]),
    );
  });

  it('leaves props of other elements alone', () => {
    const names = namesOf(`import { Pagination } from '@mui/material';
import { DataGrid } from '@mui/x-data-grid';
import { Tabs } from './tabs';
function Own(props) { return null; }
<Pagination page={1} />; <Tabs page={2} />; <Own page={3} />; <input page={4} />;`);
    expect(names.filter((name) => name.includes('page='))).toEqual([]);
  });

  it('finds keys, members, classes and modules of mocks', () => {
    expect(
      namesOf(`import { useGridApiRef } from '@mui/x-data-grid';
vi.mock('@mui/x-date-pickers/AdapterDateFnsV3');
const columns = [{ field: 'a', hide: true, valueGetter() {} }];
apiRef.current?.setPage(1); const { getRow } = apiRef.current;
const css = \`.MuiDataGrid-columnHeader { color: red; }\`;
<Grid slots={{ toolbar: Bar }} />;`),
    ).toEqual(
      expect.arrayContaining([
        '2 @mui/x-date-pickers/AdapterDateFnsV3 of x-date-pickers',
        '3 hide:',
        '3 valueGetter:',
        '4 .setPage',
        '4 getRow:',
        '5 MuiDataGrid-columnHeader',
        '6 slots.toolbar',
      ]),
    );
  });

  it('reads elements alone, type assertions in angle brackets, and several files at once', () => {
    expect(namesOf('<DataGrid page={1} />\n<DataGrid />')).toContain('1 page=');
    expect(namesOf('const a = <GridColDef[]>[];')).toContain('1 GridColDef');
    expect(namesOf('interface Own extends UseDateFieldProps<Dayjs> {}')).toContain(
      '1 UseDateFieldProps<',
    );
    const two = `import { DataGrid } from '@mui/x-data-grid';
const columns = [];
import { DataGrid } from '@mui/x-data-grid';
const columns = [{ hide: true }];`;
    expect(namesOf(two)).toContain('4 hide:');
  });

  it('says where code does not parse, and never takes it for text', () => {
    expect(readCode('const a = {')).toEqual({
      problem: { kind: 'syntax', line: 1, column: 12, reason: 'Unexpected token' },
    });
    expect(readCode('<DataGrid\n  page={\n/>')).toMatchObject({
      problem: { kind: 'syntax', line: 3 },
    });
    expect(readCode('The grid is slow since the upgrade.')).toMatchObject({
      problem: { kind: 'syntax', line: 1 },
    });
  });

  it('keeps ten lines of a name, however often code has it', () => {
    const names = namesOf('<DataGrid hide />;\n'.repeat(5_000));
    expect(names.filter((name) => name.endsWith('hide='))).toHaveLength(10);
    expect(names.length).toBeLessThan(50);
  });

  it('refuses nothing, too much, and what is nested too deeply', () => {
    expect(readCode(' \n ')).toEqual({ problem: { kind: 'empty' } });
    const long = 'a;\n'.repeat(LONGEST_CODE / 2);
    expect(readCode(long)).toEqual({ problem: { kind: 'too-long', size: long.length } });
    expect(readCode('['.repeat(200_000) + ']'.repeat(200_000))).toEqual({
      problem: { kind: 'too-deep' },
    });
  });
});
