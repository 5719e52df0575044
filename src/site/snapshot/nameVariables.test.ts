import { describe, expect, it } from 'vitest';
import { nameVariables } from './nameVariables.ts';
import type { Leaf } from './tree.ts';

const grid = (name: string): Leaf => ({
  tag: 'div',
  attributes: { class: `MuiDataGrid-root ${name} mui-1`, role: 'grid' },
  children: ['Rows', { tag: 'div', attributes: { class: name }, children: [] }],
});

const rule = (name: string, color: string): string => `@layer mui{.${name}{--color:${color}}}`;

describe('nameVariables', () => {
  it('gives the same variables one name, whatever the grid has called them', () => {
    const [first, second] = ['MuiDataGridVariables-123', 'MuiDataGridVariables--45'];
    const css = {
      [first]: rule(first, 'red'),
      [second]: rule(second, 'red'),
      a1: '.mui-a1{color:red}',
    };
    const leaves = nameVariables([grid(first), grid(second)], css);
    expect(leaves[0]).toEqual(leaves[1]);
    const [name = '', ...others] = Object.keys(css).filter((key) => key !== 'a1');
    expect(others).toEqual([]);
    expect(css).toEqual({ a1: '.mui-a1{color:red}', [name]: rule(name, 'red') });
    expect(leaves[0]).toEqual(grid(name));
  });

  it('gives other variables another name', () => {
    const [light, dark] = ['MuiDataGridVariables-1', 'MuiDataGridVariables-2'];
    const css = { [light]: rule(light, 'white'), [dark]: rule(dark, 'black') };
    const [a, b] = nameVariables([grid(light), grid(dark)], css);
    expect(a).not.toEqual(b);
    expect(Object.keys(css)).toHaveLength(2);
  });

  it('changes nothing when it is done again', () => {
    const css: Record<string, string> = {
      'MuiDataGridVariables-1': rule('MuiDataGridVariables-1', 'red'),
    };
    const once = nameVariables([grid('MuiDataGridVariables-1')], css);
    const before = { ...css };
    expect(nameVariables(once, css)).toEqual(once);
    expect(css).toEqual(before);
  });

  it('leaves all else as it is', () => {
    const leaves: Leaf[] = ['Text', { tag: 'p', attributes: { id: 'a' }, children: [] }];
    expect(nameVariables(leaves, {})).toEqual(leaves);
  });
});
