import { expect, it } from 'vitest';
import { ROOT } from '../paths.ts';
import { messagesIn, readMessages } from './messages.ts';

it.each([
  ["throw new Error('MUI X: Wrap the thing in a provider.');", 'Wrap the thing in a provider.'],
  [
    "warnOnce(['MUI X: The size is', 'not among the sizes.'], 'error');",
    'The size is not among the sizes.',
  ],
  [
    "console.error(['MUI X Charts: No width', 'in the container.'].join('\\n'));",
    'No width in the container.',
  ],
  [
    'throw new TypeError(`MUI X: Row ${id} of the grid` + ` has no \\`id\\`.`);',
    'Row … of the grid has no id.',
  ],
  [
    "const LOST = 'MUI X: The plugin is missing here.'; function f() { throw new Error(LOST); }",
    'The plugin is missing here.',
  ],
  [
    "export const check = [(props) => props.a && ['MUI X: The prop a of the grid', 'needs b.'].join(' ') || undefined];",
    'The prop a of the grid needs b.',
  ],
  [
    "export const TOO_SMALL = 'MUI X: The size should be more than 0.';",
    'The size should be more than 0.',
  ],
  ['warnOnce([`${prefix}: A component is changing ${name}.`]);', 'A component is changing ….'],
  ["console.warn('MUI X: Something went wrong here:', error);", 'Something went wrong here: …'],
])('reads %s', (source, text) => {
  expect(messagesIn(source)).toEqual([{ text, isSigned: true }]);
});

it.each([
  "throw new Error('MUI X: Too short.');",
  "render('MUI X: A text that nobody throws or warns of.');",
  'throw new Error(message);',
])('leaves %s', (source) => {
  expect(messagesIn(source)).toEqual([]);
});

it('says which ones are not signed', () => {
  expect(messagesIn("throw new Error('Missing plugin, and nobody says of what.');")).toEqual([
    { text: 'Missing plugin, and nobody says of what.', isSigned: false },
  ]);
});

it('finds those of a package, with the module that gives them', () => {
  const messages = readMessages(`${ROOT}/node_modules/@mui/x-data-grid`);
  expect(messages.length).toBeGreaterThan(20);
  expect(new Set(messages.map(({ text }) => text)).size).toBe(messages.length);
  expect(messages.find(({ text }) => text.includes('getRowId'))?.module).toBe('gridRowsUtils');
});
