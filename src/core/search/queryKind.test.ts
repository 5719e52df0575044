import { describe, expect, it } from 'vitest';
import type { SearchEntity } from './entity.ts';
import { knownMessages, messageOf, namesIn } from './queryKind.ts';

const message = (name: string): SearchEntity => ({
  kind: 'message',
  name,
  plan: 'community',
  deprecated: false,
  type: '',
  default: '',
  text: '',
  owners: [{ route: '/x/react-data-grid/', title: 'Data Grid', product: 'x-data-grid' }],
});

const CONTROLLED =
  'A component is changing the …controlled value of a Picker to be …controlled. Elements should not switch from uncontrolled to controlled.';
const CONTEXT =
  'The usePickerContext hook can only be called inside the context of a Picker component';
const MODE = 'The row with id=… is not in … mode.';

const messages = knownMessages([CONTROLLED, CONTEXT, MODE].map(message));
const messageNamed = (query: string): string | undefined => messageOf(query, messages)?.name;

describe('a message', () => {
  it.each([
    [
      'MUI X: A component is changing the uncontrolled value of a Picker to be controlled.',
      CONTROLLED,
    ],
    ['Uncaught Error: MUI X: The row with id=12 is not in edit mode.', MODE],
    [
      'Error: MUI X: The row with id=12 is not in edit mode. at useEdit (index.js:12:3) at Row',
      MODE,
    ],
    ['MUI X: The row with id=12 is not in edit mode.\n    at https://example.com/a.js:1:22', MODE],
    [
      'The usePickerContext hook can only be called inside the context of a Picker component',
      CONTEXT,
    ],
  ])('is told by %j', (query, name) => {
    expect(messageNamed(query)).toBe(name);
  });

  it.each([
    'Warning: A component is changing an uncontrolled input to be controlled. This is likely caused by the value changing from undefined to a defined value.',
    'Invalid hook call. Hooks can only be called inside of the body of a function component.',
    "TypeError: Cannot read properties of undefined (reading 'current')",
    'MUI X: something that no package says',
    'is not in',
  ])('of another library, or of none, is not taken for one like it: %j', (query) => {
    expect(messageNamed(query)).toBeUndefined();
  });
});

describe('the names of a message', () => {
  it.each([
    [
      'The renderInput prop is gone. Replace it with the textField slot.',
      ['renderInput', 'textField'],
    ],
    [
      'getRowId, getRowHeight and getRowSpacing are missing, and getRowId most.',
      ['getRowId', 'getRowHeight'],
    ],
    ['The DataGrid has no rows.', []],
  ])('of %j are %j', (text, names) => {
    expect(namesIn(message(text))).toEqual(names);
  });
});
