import type { KeyChord, KeyCommand } from '#core/keyboard.ts';

/** What the grid of `EditingKeys` shows at one moment. Cells are `2/goods`: the id of a row and a field. */
export interface EditKeyState {
  /** The cell with the focus. */
  focus: string;
  /** The cells in edit mode. */
  editing: readonly string[];
  /** What is in cells, or in their fields; those that are left out are as the grid opens. */
  values: Readonly<Record<string, string>>;
}

/** A proof of a command: from here, with these keys, to there. */
export interface EditKeyScenario {
  mode: 'cell' | 'row';
  /** The cell that is clicked first. */
  at: string;
  /** Keys that bring the grid to where the command holds. */
  before?: readonly KeyChord[];
  press?: readonly KeyChord[];
  to: EditKeyState;
}

type Group = 'start' | 'cell' | 'row';

const scenario = (
  mode: EditKeyScenario['mode'],
  at: string,
  to: EditKeyState,
  keys: Pick<EditKeyScenario, 'before' | 'press'> = {},
): EditKeyScenario => ({ mode, at, to, ...keys });

const state = (
  focus: string,
  editing: readonly string[] = [],
  values: Readonly<Record<string, string>> = {},
): EditKeyState => ({ focus, editing, values });

/** Opens the cell with its value, and adds a letter. */
const CHANGE: readonly KeyChord[] = [['Enter'], ['End'], ['x']];
const ROW_2 = ['2/goods', '2/containers'];
const CHANGED = { '2/goods': 'Solar panelsx' };

/** The keys that edit cells and rows. Each row is executed by `content/docs/data-grid/editing/EditingKeys.spec.ts`. */
export const gridEditing: readonly KeyCommand<Group, EditKeyScenario>[] = [
  {
    group: 'start',
    keys: [['Enter']],
    when: '',
    does: 'Starts editing with the value of the cell.',
    scenarios: [
      scenario('cell', '2/goods', state('2/goods', ['2/goods'])),
      scenario('row', '2/goods', state('2/goods', ROW_2)),
      scenario('cell', '2/number', state('2/number')),
    ],
  },
  {
    group: 'start',
    keys: [['Letter']],
    when: '',
    does: 'Starts editing and replaces the value with what is typed. A digit or another sign does the same.',
    scenarios: [
      scenario('cell', '2/goods', state('2/goods', ['2/goods'], { '2/goods': 'a' }), {
        press: [['a']],
      }),
      scenario(
        'cell',
        '2/containers',
        state('2/containers', ['2/containers'], { '2/containers': '7' }),
        {
          press: [['7']],
        },
      ),
      scenario('row', '2/goods', state('2/goods', ROW_2, { '2/goods': 'a' }), { press: [['a']] }),
      scenario('cell', '2/number', state('2/number'), { press: [['a']] }),
    ],
  },
  {
    group: 'start',
    keys: [['Backspace'], ['Delete']],
    when: '',
    does: 'Starts editing with an empty cell.',
    scenarios: [
      scenario('cell', '2/goods', state('2/goods', ['2/goods'], { '2/goods': '' })),
      scenario('row', '2/goods', state('2/goods', ROW_2, { '2/goods': '' })),
      scenario('row', '2/number', state('2/number')),
    ],
  },
  {
    group: 'start',
    keys: [['Mod', 'v']],
    when: '',
    does: 'Starts editing with an empty cell, into which the browser pastes. `DataGridPremium` pastes without editing.',
    scenarios: [
      scenario('cell', '2/goods', state('2/goods', ['2/goods'], { '2/goods': '' })),
      scenario('row', '2/goods', state('2/goods', ROW_2, { '2/goods': '' })),
    ],
  },
  {
    group: 'cell',
    keys: [['Enter']],
    when: '',
    does: 'Saves and moves the focus to the cell below.',
    scenarios: [
      scenario('cell', '2/goods', state('3/goods', [], CHANGED), { before: CHANGE }),
      scenario('cell', '3/goods', state('3/goods', [], { '3/goods': 'Coffee beansx' }), {
        before: CHANGE,
      }),
    ],
  },
  {
    group: 'cell',
    keys: [['Tab']],
    when: '',
    does: 'Saves and moves the focus to the next cell. The last cell of a row leads to the first of the next row.',
    scenarios: [
      scenario('cell', '2/goods', state('2/containers', [], CHANGED), { before: CHANGE }),
      scenario('cell', '2/containers', state('3/number'), { before: [['Enter']] }),
    ],
  },
  {
    group: 'cell',
    keys: [['Shift', 'Tab']],
    when: '',
    does: 'Saves and moves the focus to the previous cell.',
    scenarios: [scenario('cell', '2/goods', state('2/number', [], CHANGED), { before: CHANGE })],
  },
  {
    group: 'cell',
    keys: [['Escape']],
    when: '',
    does: 'Discards the change. The focus stays.',
    scenarios: [scenario('cell', '2/goods', state('2/goods'), { before: CHANGE })],
  },
  {
    group: 'row',
    keys: [['Enter']],
    when: 'Any cell',
    does: 'Saves the row and moves the focus to the cell below.',
    scenarios: [
      scenario('row', '2/goods', state('3/goods', [], CHANGED), { before: CHANGE }),
      scenario('row', '2/containers', state('3/containers', [], { '2/containers': '7' }), {
        before: [['7']],
      }),
    ],
  },
  {
    group: 'row',
    keys: [['Tab']],
    when: 'Any cell but the last',
    does: 'Moves the focus to the next cell that can be edited.',
    scenarios: [
      scenario('row', '2/goods', state('2/containers', ROW_2, CHANGED), { before: CHANGE }),
    ],
  },
  {
    group: 'row',
    keys: [['Tab']],
    when: 'The last cell that can be edited',
    does: 'Saves the row and moves the focus to the next cell.',
    scenarios: [
      scenario('row', '2/containers', state('3/number', [], { '2/containers': '7' }), {
        before: [['7']],
      }),
    ],
  },
  {
    group: 'row',
    keys: [['Shift', 'Tab']],
    when: 'Any cell but the first',
    does: 'Moves the focus to the previous cell that can be edited.',
    scenarios: [scenario('row', '2/containers', state('2/goods', ROW_2), { before: [['Enter']] })],
  },
  {
    group: 'row',
    keys: [['Shift', 'Tab']],
    when: 'The first cell that can be edited',
    does: 'Saves the row and moves the focus to the previous cell.',
    scenarios: [scenario('row', '2/goods', state('2/number', [], CHANGED), { before: CHANGE })],
  },
  {
    group: 'row',
    keys: [['Escape']],
    when: 'Any cell',
    does: 'Discards all changes of the row. The focus stays.',
    scenarios: [
      scenario('row', '2/goods', state('2/goods'), { before: CHANGE }),
      scenario('row', '2/goods', state('2/containers'), { before: [...CHANGE, ['Tab']] }),
    ],
  },
];
