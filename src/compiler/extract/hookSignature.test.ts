import { describe, expect, it } from 'vitest';
import { layOut } from './hookSignature.ts';

const parts = { name: 'useThing', generics: [], parameters: [], result: 'void' };

describe('layOut', () => {
  it('keeps on one line what fits', () => {
    expect(layOut({ ...parts, generics: ['T = any'], parameters: ['a: A', 'b?: B'] })).toBe(
      'function useThing<T = any>(a: A, b?: B): void;',
    );
  });

  it('gives each argument a line when they do not fit together', () => {
    const parameters = ['apiRef: RefObject<GridApiCommunity>', 'eventName: GridEvents', 'c?: C'];
    expect(layOut({ ...parts, parameters })).toBe(
      `function useThing(\n${parameters.map((text) => `  ${text},\n`).join('')}): void;`,
    );
  });

  it('gives each type parameter a line before it breaks an empty list of arguments', () => {
    const generics = ['TValue extends PickerValidValue = PickerValue', 'TView extends View = View'];
    expect(layOut({ ...parts, generics, result: 'Context<TValue, TView>' })).toBe(
      `function useThing<\n${generics.map((text) => `  ${text},\n`).join('')}>(): Context<TValue, TView>;`,
    );
  });

  it('gives each member of a returned object a line', () => {
    const result = `{ axis: ComputedAxisConfig<ChartsXAxisProps>; ids: { a: A; b: B }[]; more: More } | null`;
    expect(layOut({ ...parts, result })).toBe(
      'function useThing(): {\n  axis: ComputedAxisConfig<ChartsXAxisProps>;\n  ids: { a: A; b: B }[];\n  more: More;\n} | null;',
    );
  });
});
