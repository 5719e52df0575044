import { describe, expect, it } from 'vitest';
import { historyWith, memberSince, ownerWith } from '#core/history/historyFixture.ts';
import { addOlderFacts, parseOlderFacts } from './olderFacts.ts';

/** Of the fixture were read: 7.29, 8.0, 8.2, 9.4. */
const VERSIONS = ['7.11.1', '7.29.1', '8.0.0', '8.1.0', '8.2.3'];
const [AT_7_11, AT_7_29, AT_8_0, AT_8_1, AT_8_2] = [0, 1, 2, 3, 4];

const history = historyWith({
  exports: new Map([['Grid', { kind: 'component', first: '7.29' }]]),
  owners: new Map([
    [
      'Grid',
      ownerWith({
        members: new Map([
          ['early', memberSince('7.29')],
          [
            'between',
            memberSince('8.2', {
              deprecated: '9.4',
              defaults: [{ value: '1' }, { since: '9.4', value: '2' }],
            }),
          ],
          ['gone', memberSince('7.29', { last: '8.0' })],
          ['wrong', memberSince('8.2')],
          ['kept', memberSince('7.29', { last: '8.2' })],
        ]),
      }),
    ],
  ]),
});

const props = {
  early: [AT_7_11, AT_8_2],
  between: [AT_8_1, AT_8_2],
  gone: [AT_7_11, AT_8_1],
  wrong: [AT_8_0, AT_8_2],
  kept: [AT_7_11, AT_8_2],
  short: [AT_8_1, AT_8_1],
  ghost: [AT_7_29, AT_8_0],
};

const sources = {
  facts: parseOlderFacts({
    versions: VERSIONS,
    exports: { '@mui/x-grid': { Grid: ['V', AT_7_11, AT_8_2], passedOn: ['F', AT_8_0, AT_8_2] } },
    props: { 'grid/grid': props },
    defaults: { 'grid/grid': {} },
  }),
  published: ['7.11.1', '7.29.1', '8.0.0', '8.2.3'],
  lower: new Set(['passedOn']),
  others: [],
  folder: 'grid',
};

const told = addOlderFacts(history, sources);

const member = (name: string) => told.history.owners.get('Grid')?.members.get(name);

describe('addOlderFacts', () => {
  it('says more of a start and an end that no version was read between', () => {
    expect(told.history.exports.get('Grid')?.first).toBe('7.11');
    expect(member('early')).toMatchObject({ first: '7.11' });
    expect(member('between')).toMatchObject({ first: '8.1' });
    expect(member('gone')).toMatchObject({ first: '7.11', last: '8.1' });
  });

  it('adds what came and went between two versions that were read', () => {
    expect(member('short')).toEqual({ first: '8.1', last: '8.1', types: [], defaults: [] });
  });

  it('leaves the package right where both speak of a version, and names the difference', () => {
    expect(member('wrong')?.first).toBe('8.2');
    expect(member('ghost')).toBeUndefined();
    expect(told.disagreements).toEqual([
      { name: 'Grid.wrong', what: 'first', packages: '8.2', facts: '8.0' },
      { name: 'Grid.ghost', what: 'missing', packages: '', facts: '7.29-8.0' },
    ]);
  });

  it('does not take the end of the facts for the end of a name', () => {
    expect(member('kept')).toMatchObject({ last: '8.2' });
    expect(member('early')?.last).toBeUndefined();
  });

  it('leaves to the lower plan what a package only passes on', () => {
    expect(told.history.exports.has('passedOn')).toBe(false);
  });

  it('changes nothing when it is done again', () => {
    expect(addOlderFacts(told.history, sources).history).toEqual(told.history);
  });

  it('refuses what are no facts', () => {
    expect(() => parseOlderFacts({ versions: VERSIONS })).toThrow('exports');
  });
});
