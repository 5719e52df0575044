import { describe, expect, it } from 'vitest';
import { unionText } from './unionText.ts';

describe('unionText', () => {
  it('names each member once', () => {
    expect(unionText(['A | null', 'A[]', 'null'])).toBe('A | null | A[]');
  });

  it('says boolean for both of its values', () => {
    expect(unionText(['false', 'true', 'string'])).toBe('boolean | string');
  });

  it('puts a function among others in brackets, and leaves one alone as it is', () => {
    expect(unionText(['(a: A) => void', 'null'])).toBe('((a: A) => void) | null');
    expect(unionText(['(a: A) => void', '(a: A) => void'])).toBe('(a: A) => void');
  });

  it('leaves out what only the caller decides, where something else is certain', () => {
    const open = "Omit<Axis<T>, 'scaleType'>['map']";
    expect(unionText([open, `(${open} & ('a' | 'b'))`, `(${open} & C<1>)`])).toBe(
      "'a' | 'b' | C<1>",
    );
    expect(unionText([open])).toBe(open);
  });
});
