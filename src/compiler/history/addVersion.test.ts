import { describe, expect, it } from 'vitest';
import { memberSince, ownerWith } from '#core/history/historyFixture.ts';
import type { PackageHistory } from '#core/history/history.ts';
import { addVersion, emptyHistory } from './addVersion.ts';
import type { MemberFacts, PackageFacts } from './releaseFacts.ts';

const NAME = '@mui/x-grid';

const facts = (
  version: string,
  members: Record<string, MemberFacts>,
  exported: PackageFacts['exports'] = {},
): PackageFacts => ({
  package: NAME,
  version,
  exports: { Grid: { kind: 'component' }, ...exported },
  owners: { Grid: { members, slots: [], classes: ['root'] } },
});

const VERSIONS: PackageFacts[] = [
  facts('7.29.1', { rows: { type: 'Row[]' }, old: { type: 'string?' } }),
  facts('8.0.0', { rows: { type: 'Row[]' }, size: { type: 'number?', default: '1' } }),
  facts('8.2.3', { rows: { type: 'readonly Row[]' }, size: { type: 'number?', default: '2' } }),
  facts('8.10.0', {
    rows: { type: 'readonly Row[]', deprecated: true },
    size: { type: 'number?' },
  }),
];

const all = (list: readonly PackageFacts[]): PackageHistory =>
  list.reduce(addVersion, emptyHistory(NAME));

const member = (history: PackageHistory, name: string) =>
  history.owners.get('Grid')?.members.get(name);

describe('addVersion', () => {
  it('keeps the first and the last version of a name, and what changed between them', () => {
    const history = all(VERSIONS);
    expect([...history.read]).toEqual([
      ['7.29', '7.29.1'],
      ['8.0', '8.0.0'],
      ['8.2', '8.2.3'],
      ['8.10', '8.10.0'],
    ]);
    expect(member(history, 'old')).toEqual(
      memberSince('7.29', { last: '7.29', types: [{ value: 'string?' }] }),
    );
    expect(member(history, 'rows')).toEqual(
      memberSince('7.29', {
        types: [{ value: 'Row[]' }, { since: '8.2', value: 'readonly Row[]' }],
        deprecated: '8.10',
      }),
    );
    expect(member(history, 'size')?.defaults).toEqual([
      { value: '1' },
      { since: '8.2', value: '2' },
      { since: '8.10', value: '' },
    ]);
  });

  it('gives the same in whatever order versions are read', () => {
    const expected = all(VERSIONS);
    const [first, second, third, fourth] = VERSIONS as [
      PackageFacts,
      PackageFacts,
      PackageFacts,
      PackageFacts,
    ];
    for (const order of [
      [fourth, third, second, first],
      [third, first, fourth, second],
      [second, fourth, first, third],
    ]) {
      expect(all(order)).toEqual(expected);
    }
  });

  it('changes nothing when a version is read again', () => {
    const history = all(VERSIONS);
    for (const version of VERSIONS) expect(addVersion(history, version)).toEqual(history);
  });

  it('forgets a deprecation that was taken back, also when its version is read again', () => {
    const versions = [
      facts('7.29.1', { rows: { type: 'Row[]', deprecated: true } }),
      facts('8.0.0', { rows: { type: 'Row[]' } }),
      facts('8.2.3', { rows: { type: 'Row[]', deprecated: true } }),
    ];
    const [first, second, third] = versions as [PackageFacts, PackageFacts, PackageFacts];
    const history = all(versions);
    expect(member(history, 'rows')?.deprecated).toBe('8.2');
    expect(member(all([first, second]), 'rows')?.deprecated).toBeUndefined();
    for (const version of versions) expect(addVersion(history, version)).toEqual(history);
    expect(all([third, first, second])).toEqual(history);
  });

  it('takes the newer patch of a minor for the older one', () => {
    const history = addVersion(all(VERSIONS), facts('8.10.4', { rows: { type: 'Row[]' } }));
    expect(history.read.get('8.10')).toBe('8.10.4');
    expect(member(history, 'size')?.last).toBe('8.2');
    expect(member(history, 'rows')).toEqual(
      memberSince('7.29', {
        types: [
          { value: 'Row[]' },
          { since: '8.2', value: 'readonly Row[]' },
          { since: '8.10', value: 'Row[]' },
        ],
      }),
    );
  });

  it('keeps what older facts know between two versions that were read', () => {
    const history = all(VERSIONS);
    const refined: PackageHistory = {
      ...history,
      owners: new Map([
        [
          'Grid',
          ownerWith({
            classes: new Map([['root', { first: '7.29' }]]),
            members: new Map([
              ...(history.owners.get('Grid')?.members ?? []),
              ['size', memberSince('7.30', { types: [{ value: 'number?' }] })],
              ['between', memberSince('8.3', { last: '8.7', types: [] })],
            ]),
          }),
        ],
      ]),
    };
    const again = VERSIONS.reduce(addVersion, refined);
    expect(member(again, 'size')?.first).toBe('7.30');
    expect(member(again, 'between')).toEqual(memberSince('8.3', { last: '8.7', types: [] }));
    const read = addVersion(again, facts('8.5.0', {}));
    expect(member(read, 'between'), 'a version that was read is right').toBeUndefined();
  });

  it('keeps the props of a component whose name now stands for another one', () => {
    const alias = addVersion(all(VERSIONS), {
      package: NAME,
      version: '8.11.0',
      exports: { Grid: { kind: 'component', deprecated: true } },
      owners: {},
    });
    expect(member(alias, 'rows')?.last).toBeUndefined();
    expect(member(alias, 'old')?.last).toBe('7.29');
    expect(alias.exports.get('Grid')).toMatchObject({ deprecated: '8.11' });
  });

  it('keeps a prop that is still taken and no longer documented', () => {
    const version = facts('8.11.0', { rows: { type: 'Row[]' } });
    const quiet = addVersion(all(VERSIONS), {
      ...version,
      owners: { Grid: { members: {}, undocumented: ['size', 'sx'], slots: [], classes: ['root'] } },
    });
    expect(member(quiet, 'size')?.last).toBeUndefined();
    expect(member(quiet, 'rows')?.last).toBe('8.10');
    expect(member(quiet, 'sx')).toBeUndefined();
  });

  it('drops a component that its package no longer has, and keeps that it was there', () => {
    const withoutExport = addVersion(all(VERSIONS), {
      package: NAME,
      version: '9.0.0',
      exports: {},
      owners: {},
    });
    expect(withoutExport.exports.get('Grid')).toEqual({
      kind: 'component',
      first: '7.29',
      last: '8.10',
    });
    expect(withoutExport.owners.get('Grid')?.classes.get('root')).toEqual({
      first: '7.29',
      last: '8.10',
    });
  });
});
