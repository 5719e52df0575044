import { describe, expect, it } from 'vitest';
import type { ReferenceMember } from '#core/reference/reference.ts';
import type { PropNote } from '#core/propsPlayground/record.ts';
import { deriveControls, type DerivedControl } from './derive.ts';
import { chart, family, prop } from './playgroundFixture.ts';

function derive(
  props: ReferenceMember[],
  notes: Record<string, PropNote> = {},
  first: string[] = [],
): DerivedControl[] {
  const record = { component: 'QuayChart', first, props: notes };
  return deriveControls(chart(props), record, family());
}

const only = (member: ReferenceMember, note?: PropNote): DerivedControl | undefined =>
  derive([member], note === undefined ? {} : { [member.name]: note })[0];

describe('deriveControls', () => {
  it('makes a box to tick of a boolean, ticked when that is the default', () => {
    expect(only(prop('loading', 'boolean', { default: 'false' }))).toMatchObject({
      kind: 'boolean',
      unset: 'false',
      initial: 'false',
    });
    expect(only(prop('rowSelection', 'boolean', { default: 'true' }))).toMatchObject({
      unset: 'true',
      initial: 'true',
    });
    expect(only(prop('hideLegend', 'boolean'))).toMatchObject({ kind: 'boolean', unset: 'false' });
  });

  it('offers yes, no and not passed where the default depends on something', () => {
    const control = only(
      prop('ampm', 'boolean', { default: 'adapter.is12HourCycleInCurrentLocale()' }),
    );
    expect(control).toMatchObject({
      kind: 'choice',
      values: [true, false],
      unset: '',
      initial: '',
    });
  });

  it('makes a list of literals, without null', () => {
    const density = prop('density', 'Density | null', {
      literals: ['null', "'compact'", "'standard'"],
      default: "'standard'",
    });
    expect(only(density)).toMatchObject({
      kind: 'choice',
      values: ['compact', 'standard'],
      unset: 'standard',
    });
    const rows = prop('perRow', '3 | 4', { literals: ['3', '4'] });
    expect(only(rows)).toMatchObject({ kind: 'choice', values: [3, 4], unset: '' });
  });

  it('knows the range of a number by its name, its default or the table', () => {
    expect(only(prop('filterDebounceMs', 'number', { default: '150' }))).toMatchObject({
      kind: 'number',
      min: 0,
      max: 2_000,
      unset: '150',
      initial: '150',
    });
    expect(only(prop('divisions', 'number', { default: '5' }))).toMatchObject({ min: 0, max: 20 });
    expect(only(prop('height', 'number'), { range: [100, 600, 10], initial: '300' })).toMatchObject(
      { min: 100, max: 600, step: 10, unset: '', initial: '300' },
    );
  });

  it('makes a field of a text', () => {
    expect(only(prop('label', 'React.ReactNode'))).toMatchObject({
      kind: 'text',
      unset: '',
      initial: '',
    });
  });

  it('needs presets for an object', () => {
    expect(only(prop('grid', 'GridProps'))).toBeUndefined();
    expect(only(prop('grid', 'GridProps'), { presets: { 'Both ways': '{}' } })).toMatchObject({
      kind: 'preset',
      unset: '',
      initial: '',
    });
  });

  it('always prints a required prop that starts with a preset', () => {
    const control = only(prop('series', 'Series[]', { required: true }), {
      presets: { 'Two ships': '[]' },
      initial: 'Two ships',
    });
    expect(control).toMatchObject({ unset: undefined, initial: 'two-ships' });
  });

  it.each([
    prop('onClick', '(event: Event) => void', { parameters: [] }),
    prop('getLabel', '(value: string) => string'),
    prop('autoHeight', 'boolean', { deprecated: '' }),
    prop('id', 'string'),
    prop('aria-label', 'string'),
    prop('classes', 'Partial<Classes>'),
    prop('name', 'string'),
  ])('leaves out $name', (member) => {
    expect(only(member)).toBeUndefined();
  });

  it('leaves out what the component would take over from its user, unless the table wants it', () => {
    const props = [
      prop('density', "'a' | 'b'", { literals: ["'a'", "'b'"] }),
      prop('onDensityChange', '(density: string) => void', { parameters: [] }),
    ];
    expect(derive(props)).toEqual([]);
    expect(derive(props, {}, ['density'])).toMatchObject([{ prop: 'density' }]);
  });

  it('leaves out what the table leaves out', () => {
    const record = { component: 'QuayChart', first: [], leaveOut: ['loading'] };
    expect(deriveControls(chart([prop('loading', 'boolean')]), record, family())).toEqual([]);
  });

  it('mounts anew for what is read once', () => {
    expect(only(prop('autoFocus', 'boolean'))).toMatchObject({ remounts: true });
    expect(only(prop('loading', 'boolean'))).not.toHaveProperty('remounts');
  });

  it('puts the most useful first, then the groups, then the rest', () => {
    const names = ['loading', 'height', 'label', 'disabled'];
    const types = ['boolean', 'number', 'string', 'boolean'];
    const props = names.map((name, i) => prop(name, types[i] ?? ''));
    const controls = derive(props, {}, ['disabled', 'label']);
    expect(controls.map((control) => [control.group, control.prop])).toEqual([
      ['Most used', 'disabled'],
      ['Most used', 'label'],
      ['Size', 'height'],
      ['More', 'loading'],
    ]);
  });
});
