import { tsxLanguage } from '@codemirror/lang-javascript';
import { describe, expect, it } from 'vitest';
import { GUARD, guardLoops } from './guardLoops.ts';

const guard = (text: string): string => guardLoops(text, tsxLanguage.parser.parse(text));

/** Runs guarded code whose loops may turn a few times altogether. */
function turnsOf(text: string, limit = 50): number {
  let turns = 0;
  const turn = (): void => {
    turns += 1;
    if (turns > limit) throw new Error('enough');
  };
  const run = new Function(GUARD, guard(text)) as (turn: () => void) => void;
  try {
    run(turn);
  } catch (error) {
    if ((error as Error).message !== 'enough') throw error;
  }
  return turns;
}

describe('a loop', () => {
  it.each([
    'while (true) {}',
    'while (true);',
    'for (;;) {}',
    'for (;;) ;',
    'do {} while (true);',
    'let i = 0; do i += 1; while (true);',
    'while (true) { try { while (true) {} } catch {} }',
    'outer: while (true) { continue outer; }',
    'for (const x of (function* () { while (true) yield 1; })()) ;',
    'while (true) if (false) break; else continue;',
    'while (true) while (true) {}',
    'while (true) while (true) ;',
    'for (;;) for (;;) for (;;) ;',
  ])('without end is thrown out of: %s', (text) => {
    expect(turnsOf(text)).toBeGreaterThan(50);
  });

  it('with an end turns as often as it did', () => {
    expect(turnsOf('for (let i = 0; i < 3; i++) for (const k in { a: 1, b: 2 }) ;')).toBe(3 + 6);
    expect(turnsOf('for (const n of [1, 2]) { if (n > 5) break; }')).toBe(2);
    expect(turnsOf('let n = 0; do n++; while (n < 4)')).toBe(4);
  });

  it('keeps its line', () => {
    const text = 'while (a)\n  b();\nfor (const x of y) {\n  z();\n}\n';
    expect(guard(text).split('\n')).toHaveLength(text.split('\n').length);
  });
});

it('leaves alone what only looks like a loop', () => {
  const text = "const a = 'while (true) {}'; // for (;;) {}\nconst b = <p>while (true) {'{}'}</p>;";
  expect(guard(text)).toBe(text);
});

it('leaves alone a loop that is not typed to its end', () => {
  expect(() => guard('while (')).not.toThrow();
  expect(() => guard('for (const a of')).not.toThrow();
});
