import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../paths.ts';
import { checkCode } from './checkCode.ts';
import type { FileName } from './describe.ts';

const CODE = `import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Row {
  id: number;
}
type Direction = 'asc' | 'desc';
const columns: GridColDef<Row>[] = [{ field: 'id', width: 80 }];
const rows: Row[] = [{ id: 1 }];
const direction = 'asc' as Direction;

export function Grid({ label }: { label: string }) {
  const [open, setOpen] = React.useState(false);
  const ids = rows.map((row) => row.id);
  const first = ids.length === 0 ? undefined : ids[0];
  return (
    <p aria-label={label} onClick={() => setOpen(!open)}>
      the rows of {first} {direction}
      <DataGrid columns={columns} rows={rows} checkboxSelection />
    </p>
  );
}
`;

let folder = '';
let names: readonly FileName[] = [];

beforeAll(async () => {
  // Below the project: packages are found from there.
  const generated = path.join(ROOT, '.generated');
  mkdirSync(generated, { recursive: true });
  folder = mkdtempSync(path.join(generated, 'code-types-test-'));
  const folders = { root: ROOT, docs: folder, generated: folder };
  const found = await checkCode(folders, [{ id: 'code', code: CODE, language: 'tsx' }]);
  names = found.get('code') ?? [];
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** What is said of a name where it stands first in a line. */
function typeAt(line: string, name: string): string | undefined {
  const start = CODE.indexOf(line);
  const found = names.find((one) => one.name === name && one.at >= start + line.indexOf(name));
  if (found === undefined || !('after' in found)) return undefined;
  return `${found.before}${found.name}${found.after}`;
}

it.each([
  ['interface Row {', 'Row', 'interface Row'],
  ['  id: number;', 'id', 'Row.id: number'],
  ["type Direction = 'asc'", 'Direction', 'type Direction = "asc" | "desc"'],
  ['const columns:', 'columns', 'columns: GridColDef<Row>[]'],
  ["[{ field: 'id'", 'field', 'GridColDef.field: string'],
  ['width: 80', 'width', 'GridColDef.width?: number'],
  ['function Grid({ label }', 'label', 'label: string'],
  ['const [open, setOpen]', 'open', 'open: boolean'],
  ['rows.map(', 'rows', 'rows: Row[]'],
  ['(row) =>', 'row', 'row: Row'],
  ['row.id);', 'id', 'Row.id: number'],
  ['<p aria-label', 'aria-label', 'aria-label?: string'],
  ['<DataGrid columns', 'checkboxSelection', 'checkboxSelection?: boolean'],
  ['* as React', 'React', 'module React'],
])('of %s it says what %s is', (line, name, expected) => {
  expect(typeAt(line, name)).toBe(expected);
});

it('counts words of elements as none', () => {
  expect(names.filter(({ name }) => name === 'the')).toEqual([
    { name: 'the', at: CODE.indexOf('the rows of') },
  ]);
});

it('says nothing of `undefined`, which is what it is called', () => {
  expect(names.filter(({ name }) => name === 'undefined')).toEqual([
    { name: 'undefined', at: CODE.indexOf('undefined') },
  ]);
});

it('tells what JavaScript leaves out', () => {
  const ofRow = names.filter(({ name }) => name === 'Row' || name === 'GridColDef');
  expect(ofRow.length).toBeGreaterThan(3);
  expect(ofRow.every((name) => 'isType' in name && name.isType)).toBe(true);
  expect(names.find(({ name }) => name === 'columns')).toMatchObject({ isType: false });
});

it('says what the reference may have', () => {
  const targets = new Map(
    names.flatMap((name) => ('target' in name ? [[name.name, name.target] as const] : [])),
  );
  const from = '@mui/x-data-grid';
  expect(targets.get('DataGrid')).toEqual({ kind: 'import', imported: { name: 'DataGrid', from } });
  expect(targets.get('field')).toMatchObject({ kind: 'member', name: 'field' });
  expect(targets.get('checkboxSelection')).toEqual({
    kind: 'attribute',
    of: { name: 'DataGrid', from },
    name: 'checkboxSelection',
  });
});

it('names no folder of the machine', () => {
  expect(JSON.stringify(names)).not.toContain('node_modules');
});
