import { describe, expect, it } from 'vitest';
import type { Control } from './description.ts';
import { changeState, initialState, isLegal, parseState, printState, valueOf } from './state.ts';

const base = { group: 'More', plan: 'community' } as const;

const preset = (id: string) => ({ id, label: id, lines: [[id]], uses: [] });

const controls: Control[] = [
  { ...base, kind: 'boolean', prop: 'loading', unset: 'false', initial: 'false' },
  { ...base, kind: 'boolean', prop: 'rowSelection', unset: 'true', initial: 'true' },
  {
    ...base,
    kind: 'choice',
    prop: 'layout',
    values: ['vertical', 'horizontal'],
    unset: 'vertical',
    initial: 'vertical',
    brings: { horizontal: { xAxis: '', yAxis: 'months' } },
  },
  { ...base, kind: 'choice', prop: 'yearsPerRow', values: [3, 4], unset: '', initial: '' },
  {
    ...base,
    kind: 'number',
    prop: 'height',
    min: 100,
    max: 600,
    step: 10,
    unset: '',
    initial: '300',
  },
  { ...base, kind: 'text', prop: 'label', unset: '', initial: 'Departure' },
  {
    ...base,
    kind: 'preset',
    prop: 'series',
    presets: [preset('one'), preset('two')],
    unset: undefined,
    initial: 'one',
  },
  {
    ...base,
    kind: 'preset',
    prop: 'xAxis',
    presets: [preset('months')],
    unset: '',
    initial: 'months',
  },
  { ...base, kind: 'preset', prop: 'yAxis', presets: [preset('months')], unset: '', initial: '' },
];

const start = initialState(controls);

describe('parseState', () => {
  it('starts where the controls start', () => {
    expect(parseState(controls, '')).toEqual(start);
  });

  it('reads what the query asks for', () => {
    const state = parseState(
      controls,
      '?loading=true&yearsPerRow=4&height=250&label=On+board%3F&series=two',
    );
    expect(state).toEqual({
      ...start,
      loading: 'true',
      yearsPerRow: '4',
      height: '250',
      label: 'On board?',
      series: 'two',
    });
  });

  it.each([
    '?loading=yes',
    '?yearsPerRow=5',
    '?height=99',
    '?height=601',
    '?height=1e2x',
    '?height=NaN',
    '?height=0300',
    '?series=',
    '?series=three',
    '?label=a%0Ab',
    `?label=${'a'.repeat(201)}`,
    '?label=%E0%A4%A',
    '?%E0%A4%A=1&&&==',
    '?unknown=1',
    '?constructor=1&__proto__=2',
  ])('takes %s for nonsense and keeps the default', (query) => {
    expect(parseState(controls, query)).toEqual(start);
  });

  it('counts the first of a repeated key', () => {
    expect(parseState(controls, '?height=200&height=400')['height']).toBe('200');
  });

  it('brings along what a value needs', () => {
    expect(parseState(controls, '?layout=horizontal')).toEqual({
      ...start,
      layout: 'horizontal',
      xAxis: '',
      yAxis: 'months',
    });
  });

  it('lets the query speak against what a value brings along', () => {
    expect(parseState(controls, '?layout=horizontal&xAxis=months')['xAxis']).toBe('months');
  });
});

describe('printState', () => {
  it('prints nothing of the first state', () => {
    expect(printState(controls, start)).toBe('');
  });

  it('prints only what differs from it', () => {
    expect(printState(controls, { ...start, loading: 'true', label: 'a & b' })).toBe(
      '?loading=true&label=a%20%26%20b',
    );
  });

  it('leaves out what comes along anyway', () => {
    const state = changeState(controls, start, 'layout', 'horizontal');
    expect(printState(controls, state)).toBe('?layout=horizontal');
  });

  it('is undone by parsing, whatever one or two controls say', () => {
    const values = controls.flatMap((control) =>
      ['', 'true', 'false', 'horizontal', '4', '250', 'Grüße? 1+1=2 & more', 'two', 'months']
        .filter((value) => isLegal(control, value))
        .map((value) => [control.prop, value] as const),
    );
    for (const [first, one] of values) {
      for (const [second, other] of values) {
        const once = changeState(controls, start, first, one);
        const state = changeState(controls, once, second, other);
        expect(parseState(controls, printState(controls, state))).toEqual(state);
      }
    }
  });
});

describe('changeState', () => {
  it('takes what a value brought along back with it', () => {
    const lying = changeState(controls, start, 'layout', 'horizontal');
    expect(changeState(controls, lying, 'layout', 'vertical')).toEqual(start);
  });

  it('changes nothing for a value that makes no sense, or a prop without control', () => {
    expect(changeState(controls, start, 'height', '3')).toBe(start);
    expect(changeState(controls, start, 'rows', '3')).toBe(start);
  });
});

describe('valueOf', () => {
  const of = (prop: string, value: string) => {
    const control = controls.find((candidate) => candidate.prop === prop);
    return control === undefined ? undefined : valueOf(control, value);
  };

  it('gives values of the type that the prop has', () => {
    expect(of('loading', 'true')).toBe(true);
    expect(of('rowSelection', 'false')).toBe(false);
    expect(of('yearsPerRow', '4')).toBe(4);
    expect(of('height', '250')).toBe(250);
    expect(of('layout', 'horizontal')).toBe('horizontal');
  });

  it('passes nothing that the component takes anyway', () => {
    expect(of('loading', 'false')).toBeUndefined();
    expect(of('rowSelection', 'true')).toBeUndefined();
    expect(of('layout', 'vertical')).toBeUndefined();
    expect(of('height', '')).toBeUndefined();
  });
});
