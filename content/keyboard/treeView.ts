import type { KeyCommand, KeyScenario } from '#core/keyboard.ts';

/**
 * The keys of the three tree views. Each row is executed by `content/docs/tree-view/accessibility/KeyboardPractice.spec.ts`,
 * on the demo of that page: it opens with Invoices expanded and February selected; Archive is disabled.
 */
type Group =
  'navigation' | 'expansion' | 'single-selection' | 'multi-selection' | 'editing' | 'disabled';

const plain = (
  from: KeyScenario['from'],
  to: KeyScenario['to'],
  press?: KeyScenario['press'],
): KeyScenario => ({
  settings: [],
  from,
  to,
  ...(press !== undefined && { press }),
});

const several = (
  from: KeyScenario['from'],
  to: KeyScenario['to'],
  press?: KeyScenario['press'],
): KeyScenario => ({
  ...plain(from, to, press),
  settings: ['multiSelect'],
});

const editable = (
  from: KeyScenario['from'],
  to: KeyScenario['to'],
  press?: KeyScenario['press'],
): KeyScenario => ({
  ...plain(from, to, press),
  settings: ['isItemEditable'],
});

const lockable = (
  from: KeyScenario['from'],
  to: KeyScenario['to'],
  press?: KeyScenario['press'],
): KeyScenario => ({
  ...plain(from, to, press),
  settings: ['disabledItemsFocusable', 'multiSelect'],
});

const ALL_ENABLED = [
  'invoices',
  'january',
  'february',
  'march',
  'contracts',
  'minutes',
  'floor-plan',
];

/** Into the text field, and another label. */
const EDIT = [['Enter'], ['Control', 'a']];
const RENAME = [...EDIT, ['x']];
const EMPTY = [...EDIT, ['Delete']];

const ANY_ITEM = 'Any item';

export const treeView: readonly KeyCommand<Group, KeyScenario>[] = [
  {
    group: 'navigation',
    keys: [['Tab']],
    when: 'Outside the tree',
    does: 'Moves the focus into the tree: to the visible item that is first in the selection, or to the first item.',
    scenarios: [
      plain({ focus: 'outside' }, { focus: 'february' }),
      plain({ focus: 'outside', selected: [] }, { focus: 'invoices' }),
      plain({ focus: 'outside', expanded: [] }, { focus: 'invoices' }),
    ],
  },
  {
    group: 'navigation',
    keys: [['ArrowDown']],
    when: ANY_ITEM,
    does: 'Moves the focus to the next visible item.',
    scenarios: [
      plain({ focus: 'invoices' }, { focus: 'january' }),
      plain({ focus: 'march' }, { focus: 'contracts' }),
      plain({ focus: 'contracts' }, { focus: 'minutes' }),
      plain({ focus: 'floor-plan' }, {}),
    ],
  },
  {
    group: 'navigation',
    keys: [['ArrowUp']],
    when: ANY_ITEM,
    does: 'Moves the focus to the previous visible item.',
    scenarios: [
      plain({ focus: 'contracts' }, { focus: 'march' }),
      plain({ focus: 'january' }, { focus: 'invoices' }),
      plain({ focus: 'minutes' }, { focus: 'contracts' }),
      plain({ focus: 'invoices' }, {}),
    ],
  },
  {
    group: 'navigation',
    keys: [['ArrowRight']],
    when: 'An expanded parent',
    does: 'Moves the focus to its first child.',
    scenarios: [plain({ focus: 'invoices' }, { focus: 'january' })],
  },
  {
    group: 'navigation',
    keys: [['ArrowLeft']],
    when: 'A collapsed parent, or an item without children',
    does: 'Moves the focus to its parent; at the root, nothing happens.',
    scenarios: [
      plain({ focus: 'march' }, { focus: 'invoices' }),
      plain({ focus: 'contracts' }, {}),
      plain({ focus: 'floor-plan' }, {}),
    ],
  },
  {
    group: 'navigation',
    keys: [['Home']],
    when: ANY_ITEM,
    does: 'Moves the focus to the first item.',
    scenarios: [plain({ focus: 'march' }, { focus: 'invoices' })],
  },
  {
    group: 'navigation',
    keys: [['End']],
    when: ANY_ITEM,
    does: 'Moves the focus to the last visible item.',
    scenarios: [plain({ focus: 'january' }, { focus: 'floor-plan' })],
  },
  {
    group: 'navigation',
    keys: [['Letter']],
    when: ANY_ITEM,
    does: 'Moves the focus to the next visible item whose label begins with it, and from the end back to the start. A digit works as well. Each key press is a new search.',
    scenarios: [
      plain({ focus: 'january' }, { focus: 'march' }, [['m']]),
      plain({ focus: 'march' }, { focus: 'minutes' }, [['m']]),
      plain({ focus: 'minutes' }, { focus: 'march' }, [['m']]),
      plain({ focus: 'january' }, { focus: 'minutes' }, [['m'], ['m']]),
      plain({ focus: 'january' }, { focus: 'floor-plan' }, [['f'], ['f']]),
      plain({ focus: 'january' }, {}, [['r']]),
      plain({ focus: 'january' }, {}, [['9']]),
    ],
  },
  {
    group: 'expansion',
    keys: [['ArrowRight']],
    when: 'A collapsed parent',
    does: 'Expands it. The focus stays.',
    scenarios: [plain({ focus: 'contracts' }, { expanded: ['invoices', 'contracts'] })],
  },
  {
    group: 'expansion',
    keys: [['ArrowLeft']],
    when: 'An expanded parent',
    does: 'Collapses it. The focus stays.',
    scenarios: [plain({ focus: 'invoices' }, { expanded: [] })],
  },
  {
    group: 'expansion',
    keys: [['Enter']],
    when: 'A parent whose label is not editable',
    does: 'Expands or collapses it, and does not select it.',
    scenarios: [
      plain({ focus: 'contracts' }, { expanded: ['invoices', 'contracts'] }),
      plain({ focus: 'invoices' }, { expanded: [] }),
      several({ focus: 'contracts' }, { expanded: ['invoices', 'contracts'] }),
    ],
  },
  {
    group: 'expansion',
    keys: [['*']],
    when: ANY_ITEM,
    does: 'Expands the item and all its siblings, disabled ones included.',
    scenarios: [
      plain({ focus: 'contracts' }, { expanded: ['invoices', 'contracts', 'archive', 'minutes'] }),
      plain(
        { focus: 'floor-plan', expanded: [] },
        { expanded: ['invoices', 'contracts', 'archive', 'minutes'] },
      ),
      plain({ focus: 'january' }, {}),
    ],
  },
  {
    group: 'single-selection',
    keys: [[' ']],
    when: ANY_ITEM,
    does: 'Selects the item and deselects the one before. On the selected item: deselects it.',
    scenarios: [
      plain({ focus: 'january' }, { selected: ['january'] }),
      plain({ focus: 'contracts' }, { selected: ['contracts'] }),
      plain({ focus: 'february' }, { selected: [] }),
      { ...plain({ focus: 'march' }, { selected: ['march'] }), settings: ['checkboxSelection'] },
    ],
  },
  {
    group: 'single-selection',
    keys: [['Enter']],
    when: 'An item without children',
    does: 'Selects the item. On the selected item nothing happens.',
    scenarios: [
      plain({ focus: 'march' }, { selected: ['march'] }),
      plain({ focus: 'february' }, {}),
    ],
  },
  {
    group: 'multi-selection',
    keys: [[' ']],
    when: ANY_ITEM,
    does: 'Selects or deselects the item and keeps the others.',
    scenarios: [
      several({ focus: 'january' }, { selected: ['january', 'february'] }),
      several({ focus: 'february' }, { selected: [] }),
      several({ focus: 'contracts' }, { selected: ['february', 'contracts'] }),
      {
        ...several({ focus: 'march' }, { selected: ['february', 'march'] }),
        settings: ['multiSelect', 'checkboxSelection'],
      },
    ],
  },
  {
    group: 'multi-selection',
    keys: [['Enter']],
    when: 'An item without children',
    does: 'Selects or deselects the item and keeps the others.',
    scenarios: [
      several({ focus: 'march' }, { selected: ['february', 'march'] }),
      several({ focus: 'february' }, { selected: [] }),
    ],
  },
  {
    group: 'multi-selection',
    keys: [['Shift', 'ArrowDown']],
    when: ANY_ITEM,
    does: 'Moves the focus to the next item and selects it. After the opposite key, deselects the item it leaves.',
    scenarios: [
      several({ focus: 'february' }, { focus: 'march', selected: ['february', 'march'] }),
      several(
        { focus: 'february' },
        { focus: 'contracts', selected: ['february', 'march', 'contracts'] },
        [
          ['Shift', 'ArrowDown'],
          ['Shift', 'ArrowDown'],
        ],
      ),
      several({ focus: 'february' }, { selected: ['february'] }, [
        ['Shift', 'ArrowDown'],
        ['Shift', 'ArrowUp'],
      ]),
    ],
  },
  {
    group: 'multi-selection',
    keys: [['Shift', 'ArrowUp']],
    when: ANY_ITEM,
    does: 'Moves the focus to the previous item and selects it. After the opposite key, deselects the item it leaves.',
    scenarios: [
      several({ focus: 'february' }, { focus: 'january', selected: ['january', 'february'] }),
      several({ focus: 'february' }, { selected: ['february'] }, [
        ['Shift', 'ArrowUp'],
        ['Shift', 'ArrowDown'],
      ]),
    ],
  },
  {
    group: 'multi-selection',
    keys: [['Shift', ' ']],
    when: 'After one item was selected or deselected',
    does: 'Selects all items from that one to the focused one.',
    scenarios: [
      several(
        { focus: 'invoices', selected: [] },
        { focus: 'march', selected: ['january', 'february', 'march'] },
        [['ArrowDown'], [' '], ['ArrowDown'], ['ArrowDown'], ['Shift', ' ']],
      ),
      several({ focus: 'march' }, {}),
    ],
  },
  {
    group: 'multi-selection',
    keys: [['Mod', 'Shift', 'Home']],
    when: ANY_ITEM,
    does: 'Selects all items from the first to the focused one. The focus stays.',
    scenarios: [several({ focus: 'january' }, { selected: ['invoices', 'january', 'february'] })],
  },
  {
    group: 'multi-selection',
    keys: [['Mod', 'Shift', 'End']],
    when: ANY_ITEM,
    does: 'Selects all items from the focused one to the last. The focus stays.',
    scenarios: [
      several(
        { focus: 'contracts' },
        { selected: ['february', 'contracts', 'minutes', 'floor-plan'] },
      ),
    ],
  },
  {
    group: 'multi-selection',
    keys: [['Mod', 'a']],
    when: ANY_ITEM,
    does: 'Selects all visible items that are not disabled, and deselects those inside collapsed parents.',
    scenarios: [
      several({ focus: 'january' }, { selected: ALL_ENABLED }),
      several(
        { focus: 'contracts', expanded: [] },
        { selected: ['invoices', 'contracts', 'minutes', 'floor-plan'] },
      ),
    ],
  },
  {
    group: 'editing',
    keys: [['Enter']],
    when: 'An item whose label is editable',
    does: 'Puts the label into a text field. A parent stays as it is.',
    scenarios: [
      editable({ focus: 'march' }, { editing: 'march' }),
      editable({ focus: 'contracts' }, { editing: 'contracts' }),
    ],
  },
  {
    group: 'editing',
    keys: [['Enter']],
    when: 'The text field',
    does: 'Saves the label and moves the focus back to the item. In an empty field nothing happens.',
    scenarios: [
      editable({ focus: 'march' }, { labels: { march: 'x' } }, [...RENAME, ['Enter']]),
      editable({ focus: 'march' }, { editing: 'march' }, [...EMPTY, ['Enter']]),
    ],
  },
  {
    group: 'editing',
    keys: [['Escape']],
    when: 'The text field',
    does: 'Drops the change and moves the focus back to the item.',
    scenarios: [editable({ focus: 'march' }, {}, [...RENAME, ['Escape']])],
  },
  {
    group: 'editing',
    keys: [['Tab']],
    when: 'The text field',
    does: 'Saves the label and keeps the focus on the item. An empty field stays open and lets the focus go.',
    scenarios: [
      editable({ focus: 'march' }, { labels: { march: 'x' } }, [...RENAME, ['Tab']]),
      editable({ focus: 'march' }, { focus: 'after', editing: 'march' }, [...EMPTY, ['Tab']]),
    ],
  },
  {
    group: 'disabled',
    keys: [['ArrowDown'], ['ArrowUp']],
    when: 'Next to a disabled item',
    does: 'Stops at the disabled item, as do the other keys that move the focus.',
    scenarios: [
      lockable({ focus: 'contracts' }, { focus: 'archive' }, [['ArrowDown']]),
      lockable({ focus: 'minutes' }, { focus: 'archive' }, [['ArrowUp']]),
      lockable({ focus: 'invoices' }, { focus: 'archive' }, [['a']]),
    ],
  },
  {
    group: 'disabled',
    keys: [['Enter'], [' '], ['ArrowRight']],
    when: 'A disabled item, collapsed',
    does: 'Nothing happens: it can be neither selected nor expanded.',
    scenarios: [lockable({ focus: 'archive' }, {})],
  },
  {
    group: 'disabled',
    keys: [['Mod', 'a']],
    when: 'With `multiSelect`',
    does: 'Selects the disabled items that are visible, too.',
    scenarios: [lockable({ focus: 'january' }, { selected: [...ALL_ENABLED, 'archive'] })],
  },
];
