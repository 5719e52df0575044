import { expect, it } from 'vitest';
import { printConsoleCall } from './consoleText.ts';
import { placeInStack } from './source.ts';

it('fills in as the console does', () => {
  expect(printConsoleCall(['%s has %d rows, 100%%', 'Sula', 3, 'more'])).toBe(
    'Sula has 3 rows, 100% more',
  );
  expect(printConsoleCall(['%cred', 'color: red'])).toBe('red');
  expect(printConsoleCall(['%s'])).toBe('%s');
});

it('prints what is no text', () => {
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;
  expect(printConsoleCall([new Error('boom'), { a: 1 }, null, undefined])).toBe(
    'boom {"a":1} null undefined',
  );
  expect(printConsoleCall([circle])).toBe('[object Object]');
  expect(printConsoleCall([{ long: 'x'.repeat(1e5) }]).length).toBeLessThan(400);
});

it('finds the first place of the reader’s own code in a stack', () => {
  const stack = 'Error: boom\n    at f (https://a/x.js:1:2)\n    at Demo (live:///../b.tsx:12:5)\n';
  expect(placeInStack(stack)).toEqual({ file: '../b.tsx', line: 12, column: 5 });
  expect(placeInStack('Error: boom')).toEqual({});
});
