import { describe, expect, it } from 'vitest';
import { toJavaScript } from './javascript.ts';

describe('toJavaScript', () => {
  it('takes the types away and keeps comments and blank lines', async () => {
    const source = `
import * as React from 'react';
import type { GridColDef } from '@mui/x-data-grid';
import Chip from '@mui/material/Chip';
import {
  type GridRowId,
} from '@mui/x-data-grid';

/** What a row holds. */
interface Row { id: number }

// Widths in pixels.
const columns: GridColDef<Row>[] = [{ field: 'id' }]; // one column

export default function Demo({ rows }: { rows: readonly Row[] }) {
  const [open, setOpen] = React.useState<boolean | null>(null);

  /* in between */
  return <p onClick={() => setOpen(true)}>{(rows as Row[]).length}{open!}</p>;
}
`;
    expect(await toJavaScript(source)).toBe(`import * as React from 'react';
import Chip from '@mui/material/Chip';

// Widths in pixels.
const columns = [{ field: 'id' }]; // one column

export default function Demo({ rows }) {
  const [open, setOpen] = React.useState(null);

  /* in between */
  return (
    <p onClick={() => setOpen(true)}>
      {rows.length}
      {open}
    </p>
  );
}`);
  });

  it.each([
    [
      'a generic function',
      'function first<T>(list: T[]): T {\n  return list[0];\n}',
      'function first(list) {\n  return list[0];\n}',
    ],
    ['a generic arrow', 'const id = <T,>(value: T): T => value;', 'const id = (value) => value;'],
    [
      'a generic element',
      'const a = <DataGrid<Row<Id>, string> rows={rows} />;',
      'const a = <DataGrid rows={rows} />;',
    ],
    [
      'a generic element with children',
      'const a = (\n  <Tree<\n    Item\n  >>\n    <Leaf<A> b={(c: D) => <E<F> />} />\n  </Tree>\n);',
      'const a = (\n  <Tree>\n    <Leaf b={(c) => <E />} />\n  </Tree>\n);',
    ],
    ['satisfies', 'const a = { b: 1 } satisfies Row;', 'const a = { b: 1 };'],
    [
      'an overload',
      'function f(a: 1): 1;\nfunction f(a: 2): 2;\nfunction f(a) {}',
      'function f(a) {}',
    ],
    ['a declaration', 'declare const rows: string[];\nconst a = rows;', 'const a = rows;'],
  ])('understands %s in TSX', async (_, source, script) => {
    expect(await toJavaScript(source)).toBe(script);
  });

  it('reads a type parameter or a cast where ts has no elements', async () => {
    expect(await toJavaScript('const id = <T>(value: T): T => value;', 'ts')).toBe(
      'const id = (value) => value;',
    );
    await expect(toJavaScript('const id = <T>(value: T): T => value;', 'tsx')).rejects.toThrow(
      /Unexpected token|Unterminated JSX/,
    );
  });

  it.each([
    'enum Plan { Pro }',
    'namespace A { export const b = 1; }',
    'class A { constructor(private b: 1) {} }',
  ])('refuses %s', async (source) => {
    await expect(toJavaScript(source)).rejects.toThrow(
      'TypeScript that JavaScript has no form for',
    );
  });

  it('refuses what does not parse', async () => {
    await expect(toJavaScript('const a = {;')).rejects.toThrow(/Unexpected token/);
  });

  it('leaves JavaScript alone that is formatted already', async () => {
    const source = "import dayjs from 'dayjs';\n\nexport const day = dayjs('2024-04-01');";
    expect(await toJavaScript(`${source}\n`)).toBe(source);
  });

  it('drops an import that brought types only, and keeps one that runs', async () => {
    const source =
      "import {\n  type Row,\n  type Column,\n} from './rows';\nimport './styles.css';\nimport { a, type B } from 'x';\n\na();";
    expect(await toJavaScript(source)).toBe(
      "import './styles.css';\nimport { a } from 'x';\n\na();",
    );
  });
});
