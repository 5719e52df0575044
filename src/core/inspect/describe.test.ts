import { describe, expect, it } from 'vitest';
import { describeElement, elementsInCode, namingClass } from './describe.ts';
import { mergeIndexes, type InspectIndex } from './model.ts';

const index: InspectIndex = {
  components: [
    { name: 'Table', route: '/x/api/table/', prefix: 'MuiTable', sx: true, classes: true },
    { name: 'TablePro', route: '/x/api/table-pro/', prefix: 'MuiTable', sx: true, classes: true },
    {
      name: 'Chart',
      route: '/x/api/chart/',
      prefix: 'MuiChart',
      sx: true,
      slots: { bar: 'BarPath', legend: 'Legend' },
    },
    { name: 'Bar', route: '/x/api/bar/', prefix: 'MuiBar', slots: { bar: 'BarPath' } },
    { name: 'Legend', route: '/x/api/legend/', prefix: 'MuiLegend', classes: true },
  ],
  classes: {
    'MuiTable-root': { key: 'root', owners: [0, 1], theme: 'MuiTable' },
    'MuiTable-cell': { key: 'cell', owners: [0, 1], slot: 'cell', theme: 'MuiTable' },
    'MuiTable-cell--wide': { key: 'cell--wide', owners: [0, 1], state: true },
    'Mui-selected': { key: 'selected', owners: [0], state: true },
    'MuiBar-root': { key: 'root', owners: [3] },
    'MuiLegend-root': { key: 'root', owners: [4] },
  },
};

const cell = ['css-x', 'MuiTable-cell--wide', 'MuiTable-cell', 'Mui-selected'];

describe('the elements of a demo’s code', () => {
  it('are named once each, in the order of their use', () => {
    expect(elementsInCode('<Box>\n<DataGrid<Row> /><Box /></Box> a < B')).toEqual([
      'Box',
      'DataGrid',
    ]);
  });
});

describe('what names an element', () => {
  it('is its first class of the library that is no state', () => {
    expect(namingClass(index, cell)).toBe('MuiTable-cell');
    expect(namingClass(index, ['MuiButton-root', 'Mui-selected'])).toBeUndefined();
    expect(namingClass(index, ['constructor', 'toString'])).toBeUndefined();
  });
});

describe('an element', () => {
  const describeCell = (written: string[]) =>
    describeElement(index, { classes: cell, around: [[], ['MuiTable-root']], written });

  it('is of the component that the demo writes, with rows in its reference', () => {
    const found = describeCell(['Box', 'TablePro']);
    expect(found?.component.name).toBe('TablePro');
    expect(found?.classHref).toBe('/x/api/table-pro/#table-pro-classes-cell');
    expect(found?.slot).toEqual({ name: 'cell', href: '/x/api/table-pro/#TablePro-css-cell' });
    expect(found?.host?.name).toBe('TablePro');
    expect(found?.isHost).toBe(false);
  });

  it('is of the likeliest component when the demo writes none', () => {
    const found = describeCell([]);
    expect(found?.component.name).toBe('Table');
    expect(found?.host).toBeUndefined();
  });

  it('tells which other classes it has now, and which of them are states', () => {
    expect(describeCell([])?.others).toEqual([
      { className: 'MuiTable-cell--wide', state: true },
      { className: 'Mui-selected', state: true },
    ]);
  });

  it('tells the props that reach it', () => {
    const props = describeCell(['Table'])?.controls.map(({ component, prop }) => [component, prop]);
    expect(props).toEqual([
      ['Table', 'slots.cell'],
      ['Table', 'slotProps.cell'],
      ['Table', 'classes.cell'],
      ['Table', 'sx'],
    ]);
  });

  it('is the host itself only where it is the outermost with its root class', () => {
    const root = ['MuiTable-root'];
    const at = (around: string[][]) =>
      describeElement(index, { classes: root, around, written: ['Table'] })?.isHost;
    expect(at([['css-y']])).toBe(true);
    expect(at([['MuiTable-cell'], root])).toBe(false);
  });

  it('is reached through the slot of the chart that it stands in', () => {
    const propsOf = (className: string) =>
      describeElement(index, {
        classes: [className],
        around: [],
        written: ['Chart'],
      })?.controls.map(({ component, prop }) => `${component} ${prop}`);
    expect(propsOf('MuiLegend-root')).toEqual([
      'Chart slots.legend',
      'Chart slotProps.legend',
      'Legend classes.root',
      'Chart sx',
    ]);
    // Both fill it with the same part.
    expect(propsOf('MuiBar-root')).toContain('Chart slotProps.bar');
  });
});

describe('indexes of several products', () => {
  it('keep who owns what', () => {
    const other: InspectIndex = {
      components: [{ name: 'Tree', route: '/x/api/tree/', prefix: 'MuiTree' }],
      classes: {
        'MuiTree-root': { key: 'root', owners: [0] },
        'Mui-selected': { key: 'selected', owners: [0], state: true },
      },
    };
    const merged = mergeIndexes([index, other]);
    const owners = (name: string) =>
      merged.classes[name]?.owners.map((at) => merged.components[at]?.name);
    expect(owners('MuiTree-root')).toEqual(['Tree']);
    expect(owners('Mui-selected')).toEqual(['Table', 'Tree']);
    expect(index.classes['Mui-selected']?.owners).toEqual([0]);
  });
});
