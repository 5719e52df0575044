import { describe, expect, it } from 'vitest';
import { printExample, textOf } from './code.ts';
import type { Control, PlaygroundDescription } from './description.ts';
import { filesOf } from './files.ts';
import { changeState, initialState } from './state.ts';

const base = { group: 'More', plan: 'community' } as const;

const controls: Control[] = [
  {
    ...base,
    kind: 'preset',
    prop: 'rows',
    unset: undefined,
    initial: 'all',
    presets: [
      { id: 'all', label: 'All', lines: [['rows']], uses: ['rows'] },
      { id: 'none', label: 'None', lines: [['[]']], uses: [] },
      { id: 'long', label: 'Long', lines: [['['], ['  first,'], [']']], uses: ['first'] },
      { id: 'word', label: 'Word', lines: [["'all'"]], uses: [] },
    ],
  },
  { ...base, kind: 'boolean', prop: 'loading', unset: 'false', initial: 'false' },
  { ...base, kind: 'boolean', prop: 'rowSelection', unset: 'true', initial: 'true' },
  { ...base, kind: 'number', prop: 'angle', min: -90, max: 90, step: 1, unset: '', initial: '' },
  { ...base, kind: 'text', prop: 'label', unset: '', initial: '' },
];

const grid: PlaygroundDescription = {
  component: 'Grid',
  imports: [
    { name: 'Row', from: 'grid', kind: 'type' },
    { name: 'Grid', from: 'grid', kind: 'value' },
  ],
  statements: [
    { name: 'first', uses: [], ts: [['const first = 1;']] },
    {
      name: 'rows',
      uses: ['first', 'Row'],
      ts: [['const rows: Row[] = ['], ['  first,'], ['];']],
      js: [['const rows = ['], ['  first,'], ['];']],
    },
  ],
  fixed: [],
  controls,
};

function print(changes: Record<string, string>, language: 'ts' | 'js' = 'ts'): string {
  let state = initialState(controls);
  for (const [prop, value] of Object.entries(changes)) {
    state = changeState(controls, state, prop, value);
  }
  return textOf(printExample(grid, state, language));
}

describe('printExample', () => {
  it('prints a module with the constants that it uses', () => {
    expect(print({})).toBe(
      [
        "import { Grid, type Row } from 'grid';",
        '',
        'const first = 1;',
        '',
        'const rows: Row[] = [',
        '  first,',
        '];',
        '',
        'export default function Example() {',
        '  return <Grid rows={rows} />;',
        '}',
      ].join('\n'),
    );
  });

  it('leaves types out of JavaScript', () => {
    expect(print({}, 'js')).toMatch(
      /^import \{ Grid \} from 'grid';\n\nconst first = 1;\n\nconst rows = \[/,
    );
  });

  it('imports and declares nothing that is not used', () => {
    expect(print({ rows: 'none' })).toBe(
      "import { Grid } from 'grid';\n\nexport default function Example() {\n  return <Grid rows={[]} />;\n}",
    );
    expect(print({ rows: 'long' })).not.toContain('const rows');
  });

  it('prints only props that the component would not have anyway', () => {
    const code = print({ rows: 'none', loading: 'true', rowSelection: 'false', angle: '-45' });
    expect(code).toContain('<Grid rows={[]} loading rowSelection={false} angle={-45} />;');
  });

  it('gives each prop a line when one of them is longer', () => {
    expect(print({ rows: 'long', loading: 'true' })).toContain(
      '  return (\n    <Grid\n      rows={[\n        first,\n      ]}\n      loading\n    />\n  );',
    );
  });

  it('gives each prop a line when they do not fit into 80 letters', () => {
    const label = 'x'.repeat(47);
    expect(print({ rows: 'none', label })).toContain(
      `  return (\n    <Grid rows={[]} label="${label}" />\n  );`,
    );
    expect(print({ rows: 'none', label: `${label}${'x'.repeat(10)}` })).toContain(
      '<Grid\n      rows={[]}\n',
    );
  });

  it.each([
    ['plain', '"plain"'],
    ["Captain's", `"Captain's"`],
    ['a "b"', `'a "b"'`],
    ['R&amp;D', "{'R&amp;D'}"],
    ['R&D and "b"', `{'R&D and "b"'}`],
    ["R&D's", `{"R&D's"}`],
    [`a\\"'b`, `{'a\\\\"\\'b'}`],
  ])('prints the text %s so that it is read as it is', (label, code) => {
    expect(print({ rows: 'none', label })).toContain(`label=${code} />`);
  });

  it('prints a preset that is a word like any word', () => {
    expect(print({ rows: 'word' })).toContain('<Grid rows="all" />');
  });
});

describe('filesOf', () => {
  it('names the file by its language', () => {
    const state = initialState(controls);
    expect(filesOf(grid, state, 'ts')).toEqual([{ path: 'Example.tsx', text: `${print({})}\n` }]);
    expect(filesOf(grid, state, 'js')).toEqual([
      { path: 'Example.jsx', text: `${print({}, 'js')}\n` },
    ]);
  });
});
