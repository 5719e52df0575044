/** What a piece of inline code may name, by how it is written. */
export type NameForm =
  /** `sortModel`, `DataGrid`, `GridColDef<Row>`, `GridRowId[]`, `initialState.sorting`. */
  | { kind: 'name'; name: string }
  /** `setSortModel(model)`. */
  | { kind: 'call'; name: string }
  /** `sortingMode="server"`, `sortModel={[]}`. */
  | { kind: 'prop'; name: string }
  /** `sortable: false`. */
  | { kind: 'key'; name: string }
  /** `<DataGrid />`. */
  | { kind: 'element'; name: string }
  /** `.MuiDataGrid-cell`, also inside a selector. */
  | { kind: 'class'; name: string }
  /** `slots.toolbar`, `slotProps.toolbar.size`, `slots={{ toolbar: … }}`. */
  | { kind: 'slot'; name: string }
  /** `apiRef.current.setSortModel()`. */
  | { kind: 'api'; name: string }
  /** `GridColDef.sortable`. */
  | { kind: 'member'; owner: string; name: string };

/** The first pattern that fits decides; a text that none fits names nothing of ours. */
const FORMS: [pattern: RegExp, make: (name: string, second: string) => NameForm][] = [
  [/\.(Mui[A-Z]\w*-[\w-]+|Mui-[\w-]+)/, (name) => ({ kind: 'class', name })],
  [/^'?(Mui[A-Z]\w*-[\w-]+)'?$/, (name) => ({ kind: 'class', name })],
  [/^<\/?([A-Z]\w*)[\s/>]/, (name) => ({ kind: 'element', name })],
  [/^apiRef\.current[?!]?\.(\w+)/, (name) => ({ kind: 'api', name })],
  [/^slot(?:s|Props)(?:\.|=\{\{ ?)(\w+)/, (name) => ({ kind: 'slot', name })],
  [/^([A-Z]\w*)\.(\w+)/, (owner, name) => ({ kind: 'member', owner, name })],
  [/^([A-Z]\w*)(?:<.*>)?(?:\[\])?$/, (name) => ({ kind: 'name', name })],
  [/^([a-zA-Z]\w*)=["{]/, (name) => ({ kind: 'prop', name })],
  [/^([a-zA-Z]\w*): /, (name) => ({ kind: 'key', name })],
  [/^([a-zA-Z]\w*)\(/, (name) => ({ kind: 'call', name })],
  [/^([a-z]+[A-Z]\w*)\??\.\w/, (name) => ({ kind: 'name', name })],
  [/^([a-z]\w*)$/, (name) => ({ kind: 'name', name })],
];

/** How inline code is written, when it can name something of the documented packages at all. */
export function readNameForm(code: string): NameForm | undefined {
  for (const [pattern, make] of FORMS) {
    const match = pattern.exec(code);
    if (match !== null) return make(match[1] ?? '', match[2] ?? '');
  }
  return undefined;
}
