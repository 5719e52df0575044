import type { KeyChord, KeyCommand } from '#core/keyboard.ts';

/** What the grid of `GridKeys` shows at one moment. Cells are `2/goods`: the id of a row, or `header`, and a field. */
export interface GridKeyState {
  /** The cell or header with the focus; `outside` is any element that is not in the grid. */
  focus: string;
  /** The ids of selected rows, in the order of the rows. */
  selected: readonly number[];
  /** Sorted fields with their directions, in the order of the columns. */
  sorted: readonly string[];
  /** The menu of a column is open. */
  menu: boolean;
}

/** A proof of a command: from a cell, with these keys, to there. */
export interface GridKeyScenario {
  /** The cell that is clicked first. */
  at: string;
  /** Keys that bring the grid to where the command holds. */
  before?: readonly KeyChord[];
  press?: readonly KeyChord[];
  /** What is other than in a grid without selection and sorting. */
  to: Partial<GridKeyState> & { focus: string };
}

type Group = 'cells' | 'headers' | 'selection' | 'sorting';

const scenario = (
  at: string,
  to: string | GridKeyScenario['to'],
  keys: Pick<GridKeyScenario, 'before' | 'press'> = {},
): GridKeyScenario => ({ at, to: typeof to === 'string' ? { focus: to } : to, ...keys });

/** From the first row into its header. */
const TO_HEADER: readonly KeyChord[] = [['ArrowUp']];
const ALL = [1, 2, 3, 4, 5];

/**
 * The keys that move through a grid, select, and sort. Three of its five rows are visible at once. Each row is executed by
 * `content/docs/data-grid/accessibility/GridKeys.spec.ts`.
 */
export const gridNavigation: readonly KeyCommand<Group, GridKeyScenario>[] = [
  {
    group: 'cells',
    keys: [['Tab']],
    when: '',
    does: 'Leaves the grid.',
    scenarios: [scenario('1/goods', 'outside')],
  },
  {
    group: 'cells',
    keys: [['ArrowDown']],
    when: '',
    does: 'Moves to the cell below.',
    scenarios: [scenario('1/goods', '2/goods'), scenario('5/goods', '5/goods')],
  },
  {
    group: 'cells',
    keys: [['ArrowUp']],
    when: '',
    does: 'Moves to the cell above. From the first row, it moves to the header.',
    scenarios: [scenario('2/goods', '1/goods'), scenario('1/goods', 'header/goods')],
  },
  {
    group: 'cells',
    keys: [['ArrowRight']],
    when: '',
    does: 'Moves to the next cell of the row.',
    scenarios: [scenario('1/goods', '1/weight'), scenario('1/weight', '1/weight')],
  },
  {
    group: 'cells',
    keys: [['ArrowLeft']],
    when: '',
    does: 'Moves to the previous cell of the row.',
    scenarios: [
      scenario('1/goods', '1/number'),
      scenario('1/goods', '1/__check__', { before: [['Home']] }),
    ],
  },
  {
    group: 'cells',
    keys: [['Home']],
    when: '',
    does: 'Moves to the first cell of the row.',
    scenarios: [scenario('2/weight', '2/__check__')],
  },
  {
    group: 'cells',
    keys: [['End']],
    when: '',
    does: 'Moves to the last cell of the row.',
    scenarios: [scenario('2/number', '2/weight')],
  },
  {
    group: 'cells',
    keys: [['Mod', 'Home']],
    when: '',
    does: 'Moves to the first cell of the first row.',
    scenarios: [scenario('3/goods', '1/__check__')],
  },
  {
    group: 'cells',
    keys: [['Mod', 'End']],
    when: '',
    does: 'Moves to the last cell of the last row.',
    scenarios: [scenario('3/goods', '5/weight')],
  },
  {
    group: 'cells',
    keys: [['PageDown'], [' ']],
    when: '',
    does: 'Moves down by as many rows as are visible.',
    scenarios: [scenario('1/goods', '4/goods'), scenario('4/goods', '5/goods')],
  },
  {
    group: 'cells',
    keys: [['PageUp']],
    when: '',
    does: 'Moves up by as many rows as are visible. From the first row, it moves to the header.',
    scenarios: [
      scenario('5/goods', '2/goods'),
      scenario('2/goods', '1/goods'),
      scenario('1/goods', 'header/goods'),
    ],
  },
  {
    group: 'headers',
    keys: [['ArrowRight']],
    when: '',
    does: 'Moves to the next header.',
    scenarios: [
      scenario('1/goods', 'header/weight', { before: TO_HEADER }),
      scenario('1/weight', 'header/weight', { before: TO_HEADER }),
    ],
  },
  {
    group: 'headers',
    keys: [['ArrowLeft']],
    when: '',
    does: 'Moves to the previous header.',
    scenarios: [scenario('1/goods', 'header/number', { before: TO_HEADER })],
  },
  {
    group: 'headers',
    keys: [['Home']],
    when: '',
    does: 'Moves to the first header.',
    scenarios: [scenario('1/goods', 'header/__check__', { before: TO_HEADER })],
  },
  {
    group: 'headers',
    keys: [['End']],
    when: '',
    does: 'Moves to the last header.',
    scenarios: [scenario('1/number', 'header/weight', { before: TO_HEADER })],
  },
  {
    group: 'headers',
    keys: [['ArrowDown']],
    when: '',
    does: 'Moves to the first row.',
    scenarios: [scenario('1/goods', '1/goods', { before: TO_HEADER })],
  },
  {
    group: 'headers',
    keys: [['PageDown']],
    when: '',
    does: 'Moves down into the rows, by as many as are visible.',
    scenarios: [scenario('1/goods', '4/goods', { before: TO_HEADER })],
  },
  {
    group: 'headers',
    keys: [['Mod', 'Enter']],
    when: '',
    does: 'Opens the menu of the column. The Escape key closes it.',
    scenarios: [
      scenario('1/goods', { focus: 'outside', menu: true }, { before: TO_HEADER }),
      scenario(
        '1/goods',
        { focus: 'header/goods', menu: false },
        { before: TO_HEADER, press: [['Mod', 'Enter'], ['Escape']] },
      ),
    ],
  },
  {
    group: 'selection',
    keys: [[' ']],
    when: 'A checkbox',
    does: 'Selects the row, or removes it from the selection.',
    scenarios: [
      scenario('2/goods', { focus: '2/__check__', selected: [2] }, { before: [['Home']] }),
      scenario('2/goods', { focus: '2/__check__' }, { before: [['Home'], [' ']] }),
    ],
  },
  {
    group: 'selection',
    keys: [['Shift', ' ']],
    when: 'Any cell',
    does: 'Selects the row, or removes it from the selection.',
    scenarios: [
      scenario('2/goods', { focus: '2/goods', selected: [2] }),
      scenario('2/goods', '2/goods', { before: [['Shift', ' ']] }),
      scenario(
        '2/goods',
        { focus: '3/goods', selected: [2, 3] },
        { before: [['Shift', ' '], ['ArrowDown']] },
      ),
    ],
  },
  {
    group: 'selection',
    keys: [['Shift', 'ArrowDown']],
    when: 'Any cell',
    does: 'Moves down, and selects this row and the one below.',
    scenarios: [
      scenario('2/goods', { focus: '3/goods', selected: [2, 3] }),
      scenario(
        '2/goods',
        { focus: '4/goods', selected: [2, 3, 4] },
        { before: [['Shift', 'ArrowDown']] },
      ),
    ],
  },
  {
    group: 'selection',
    keys: [['Shift', 'ArrowUp']],
    when: 'Any cell',
    does: 'Moves up, and selects this row and the one above.',
    scenarios: [scenario('3/goods', { focus: '2/goods', selected: [2, 3] })],
  },
  {
    group: 'selection',
    keys: [['Mod', 'a']],
    when: 'Any cell',
    does: 'Selects all rows.',
    scenarios: [scenario('2/goods', { focus: '2/goods', selected: ALL })],
  },
  {
    group: 'selection',
    keys: [[' ']],
    when: 'The checkbox in the header',
    does: 'Selects all rows, or none.',
    scenarios: [
      scenario(
        '1/goods',
        { focus: 'header/__check__', selected: ALL },
        { before: [...TO_HEADER, ['Home']] },
      ),
      scenario(
        '1/goods',
        { focus: 'header/__check__' },
        { before: [...TO_HEADER, ['Home'], [' ']] },
      ),
    ],
  },
  {
    group: 'sorting',
    keys: [['Enter']],
    when: 'A header',
    does: 'Sorts by the column, or changes its direction.',
    scenarios: [
      scenario(
        '1/goods',
        { focus: 'header/goods', sorted: ['goods ascending'] },
        { before: TO_HEADER },
      ),
      scenario(
        '1/goods',
        { focus: 'header/goods', sorted: ['goods descending'] },
        { before: [...TO_HEADER, ['Enter']] },
      ),
      scenario('1/goods', 'header/goods', { before: [...TO_HEADER, ['Enter'], ['Enter']] }),
    ],
  },
  {
    group: 'sorting',
    keys: [['Shift', 'Enter']],
    when: 'A header',
    does: 'The same, and keeps the sorting by other columns. Not in `DataGrid`, which sorts by one column.',
    scenarios: [
      scenario(
        '1/goods',
        { focus: 'header/weight', sorted: ['goods ascending', 'weight ascending'] },
        { before: [...TO_HEADER, ['Enter'], ['ArrowRight']] },
      ),
    ],
  },
];
