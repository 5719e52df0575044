import { describe, expect, it } from 'vitest';
import { checkControls, checkTable } from './table.ts';
import { chart, family, prop } from './playgroundFixture.ts';

const model = {
  components: [chart([prop('loading', 'boolean')], { alsoAccepts: ['title'] })],
};

const messages = (record: object, more = {}): string[] =>
  checkTable(
    [{ family: family(more), playgrounds: [{ component: 'QuayChart', first: [], ...record }] }],
    model,
  ).map(({ message }) => message);

describe('checkTable', () => {
  it('has nothing against props that the component has or accepts', () => {
    expect(messages({ first: ['loading'], props: { title: { presets: {} } } })).toEqual([]);
  });

  it.each([{ first: ['lodaing'] }, { props: { lodaing: {} } }, { leaveOut: ['lodaing'] }])(
    'names prop and component of %o',
    (record) => {
      expect(messages(record)).toEqual([
        'The playground of QuayChart names the prop "lodaing", which QuayChart does not have.',
      ]);
    },
  );

  it('names a component that the reference does not have', () => {
    expect(messages({ component: 'QuaysChart' })[0]).toContain('"QuaysChart"');
  });

  it.each([{ props: { lodaing: {} } }, { leaveOut: ['lodaing'] }])(
    'names what no component of a family has: %o',
    (more) => {
      expect(messages({}, more)).toEqual([
        'A family of playgrounds names the prop "lodaing", which none of QuayChart has.',
      ]);
    },
  );
});

describe('checkControls', () => {
  it('names a prop that is put first and has no control', () => {
    const record = { component: 'QuayChart', first: ['series', 'loading'] };
    expect(checkControls(record, [{ prop: 'loading' }]).map(({ message }) => message)).toEqual([
      'The playground of QuayChart puts the prop "series" first, but has no control for it.',
    ]);
  });
});
