import { expect, it } from 'vitest';
import type { ProductHistory } from '../history/productHistory.ts';
import { sandboxSource } from '../sandbox/fixture.ts';
import { gapsOfDemo, namesFrom, productsOfSandbox, withReaderVersions } from './sandbox.ts';

const grid: ProductHistory = {
  changes: [
    { version: '8.0', kind: 'added', subject: 'slot', owner: 'DataGrid', name: 'label' },
    { version: '8.7', kind: 'added', subject: 'member', owner: 'DataGrid', name: 'listView' },
    { version: '9', kind: 'removed', subject: 'member', owner: 'DataGrid', name: 'density' },
  ],
  packages: {
    '@mui/x-data-grid': {
      versions: ['7.0.0', '7.29.1', '8.5.0', '8.5.3', '8.12.1', '9.14.0'],
      exports: { '7.0': 'DataGrid', '8.6': 'Toolbar', '7.0-8.12': 'GridOld', '5.2-6.20': 'frFR' },
    },
    '@mui/x-data-grid-premium': {
      versions: ['8.5.3', '8.12.1'],
      exports: { '8.0': 'DataGridPremium' },
    },
  },
};

const importing = (line: string, from = '@mui/x-data-grid') =>
  sandboxSource({
    imports: [from],
    files: [{ path: 'Demo.tsx', text: `import * as React from 'react';\n${line}\n` }],
  });

function versionsWith(wanted: string, line = "import { DataGrid } from '@mui/x-data-grid';") {
  const from = /'(.*)'/.exec(line)?.[1] ?? '';
  const { source, notes } = withReaderVersions(importing(line, from), {
    versions: { 'x-data-grid': wanted },
    histories: { 'x-data-grid': grid },
    documented: '8.12.0',
  });
  return { version: source.installed[from]?.version, kinds: notes.map(({ kind }) => kind), notes };
}

it.each([
  ['8.5.0', '8.5.0'],
  // A patch that only another plan has.
  ['8.5.2', '8.5.3'],
  ['7.29.1', '7.29.1'],
  ['9.14.0', '9.14.0'],
])('installs %s as %s', (wanted, version) => {
  expect(versionsWith(wanted)).toMatchObject({ version, kinds: ['installed'] });
});

it('takes what the history never has for granted in the documented major', () => {
  const line = "import { deDE } from '@mui/x-data-grid';";
  expect(versionsWith('8.5.3', line)).toMatchObject({ version: '8.5.3', kinds: ['installed'] });
});

it('keeps the documented version without a word for a reader who has it', () => {
  expect(versionsWith('8.12.0')).toEqual({ version: '8.12.1', kinds: [], notes: [] });
});

it.each([
  ['8.4.0', "import { DataGrid } from '@mui/x-data-grid';", 'unpublished'],
  ['7.20.0', "import { DataGrid } from '@mui/x-data-grid';", 'too-old'],
  ['8.5.3', "import { DataGrid, Toolbar } from '@mui/x-data-grid';", 'missing'],
  ['9.14.0', "import { type GridOld } from '@mui/x-data-grid';", 'missing'],
  // The history does not know of it.
  ['9.14.0', "import { deDE } from '@mui/x-data-grid';", 'missing'],
])('keeps the documented one for %s where %s', (wanted, line, kind) => {
  expect(versionsWith(wanted, line)).toMatchObject({ version: '8.12.1', kinds: [kind] });
});

it('names what is missing', () => {
  const { notes } = versionsWith('8.5.3', "import { Toolbar as Bar } from '@mui/x-data-grid';");
  expect(notes).toEqual([
    { package: '@mui/x-data-grid', wanted: '8.5.3', kind: 'missing', names: ['Toolbar'] },
  ]);
});

it('knows that a package passes on what the plans below it have', () => {
  const line = "import { DataGridPremium, DataGrid } from '@mui/x-data-grid-premium';";
  expect(versionsWith('8.5.3', line)).toMatchObject({ version: '8.5.3', kinds: ['installed'] });
});

it.each([
  ['8.5.3', '<DataGrid listView={true} rows={[]} />', ['listView']],
  ['9.14.0', '<DataGrid listView density="compact" density="x" />', ['density']],
])('keeps the documented version for %s where it lacks a prop: %s', (wanted, code, names) => {
  const { version, notes } = versionsWith(
    wanted,
    `import { DataGrid } from '@mui/x-data-grid';\nconst a = ${code};`,
  );
  expect(version).toBe('8.12.1');
  expect(notes).toEqual([{ package: '@mui/x-data-grid', wanted, kind: 'missing-props', names }]);
});

it.each([
  // A slot of that name is newer than the prop.
  ['7.29.1', "import { DataGrid } from '@mui/x-data-grid';\nconst a = <DataGrid label />;"],
  ['8.5.3', "import { DataGrid } from '@mui/x-data-grid';\nconst a = <Other listView />;"],
  ['9.14.0', "import { DataGrid } from '@mui/x-data-grid';\nconst a = <DataGrid listView />;"],
])('installs %s where it has all props', (wanted, code) => {
  expect(versionsWith(wanted, code).notes).toMatchObject([{ kind: 'installed' }]);
});

it('knows components that a demo imports by another name', () => {
  const code = "import { DataGrid as Grid } from '@mui/x-data-grid';\nconst a = <Grid listView />;";
  expect(versionsWith('8.5.3', code).kinds).toEqual(['missing-props']);
});

it('reads names over several lines, of types, and of folders', () => {
  const text = [
    'import {',
    '  DataGrid,',
    '  type GridColDef,',
    "} from '@mui/x-data-grid';",
    "import type { GridApi } from '@mui/x-data-grid/models';",
    "import { other } from '@mui/x-data-grid-pro';",
    'const text = "import { not } from \'@mui/x-data-grid\'";',
  ].join('\n');
  const source = { files: [{ path: 'Demo.tsx', text }] as [{ path: string; text: string }] };
  expect(namesFrom(source, '@mui/x-data-grid')).toEqual(['DataGrid', 'GridColDef', 'GridApi']);
});

it('asks only for products that the demo uses and the reader has a version of', () => {
  const imports = ['react', '@mui/x-charts/BarChart', '@mui/x-data-grid-pro', 'dayjs'];
  expect(productsOfSandbox(imports, { 'x-charts': '8.5.3', 'x-tree-view': '8.5.3' })).toEqual([
    'x-charts',
  ]);
});

function gapsIn(wanted: string, line: string) {
  return gapsOfDemo(importing(line, /'(.*)'/.exec(line)?.[1]), {
    versions: { 'x-data-grid': wanted },
    histories: { 'x-data-grid': grid },
    documented: '8.12.0',
  });
}

it('tells imports and props that the version of a reader lacks, also where a sandbox is too old', () => {
  const code =
    "import { DataGrid, Toolbar } from '@mui/x-data-grid';\nconst a = <DataGrid listView density />;";
  for (const version of ['7.20.0', '8.5.3']) {
    expect(gapsIn(version, code)).toEqual([
      { product: 'x-data-grid', version, names: ['Toolbar', 'listView'] },
    ]);
  }
  expect(gapsIn('8.8.0', code)).toEqual([]);
  expect(gapsIn('9.14.0', code)).toEqual([
    { product: 'x-data-grid', version: '9.14.0', names: ['density'] },
  ]);
});

it.each([
  ['who has the documented minor', '8.12.1', "import { Toolbar } from '@mui/x-data-grid';"],
  [
    'of a name that the history does not know',
    '7.20.0',
    "import { deDE } from '@mui/x-data-grid';",
  ],
  [
    'of a name that moved from the root into an entry before',
    '8.5.3',
    "import { frFR } from '@mui/x-data-grid/locales';",
  ],
  ['of another product', '7.20.0', "import { BarChart } from '@mui/x-charts';"],
])('tells nothing to a reader %s', (_, version, line) => {
  expect(gapsIn(version, line)).toEqual([]);
});

it('installs a version in which a name is in an entry, as it is in the documented one', () => {
  const line = "import { frFR } from '@mui/x-data-grid/locales';";
  const { source, notes } = withReaderVersions(importing(line, '@mui/x-data-grid/locales'), {
    versions: { 'x-data-grid': '8.5.3' },
    histories: { 'x-data-grid': grid },
    documented: '8.12.0',
  });
  expect(notes).toEqual([
    { package: '@mui/x-data-grid', wanted: '8.5.3', kind: 'installed', version: '8.5.3' },
  ]);
  expect(source.installed['@mui/x-data-grid']?.version).toBe('8.5.3');
});
