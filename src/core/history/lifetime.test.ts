import { describe, expect, it } from 'vitest';
import { historyWith } from './historyFixture.ts';
import { beyond, lifetimeOf } from './lifetime.ts';

const { read } = historyWith();
const told = (...known: Parameters<typeof lifetimeOf>[0][number]['known'][]) =>
  lifetimeOf(
    known.map((one) => ({ known: one, read })),
    '8.2',
  );

describe('lifetimeOf', () => {
  it('says nothing of what the first version of the major had', () => {
    expect(told({ first: '8.0' })).toEqual({});
    expect(told({ first: '7.3' })).toEqual({});
  });

  it('says which version brought something newer', () => {
    expect(told({ first: '8.2' })).toEqual({ since: '8.2' });
  });

  it('says that a later version of the major, or another major, does not have it', () => {
    expect(told({ first: '8.0', last: '8.2' })).toEqual({ removedIn: '9' });
    const more = new Map([...read].toSpliced(3, 0, ['8.5', '8.5.0']));
    expect(lifetimeOf([{ known: { first: '8.0', last: '8.2' }, read: more }], '8.2')).toEqual({
      removedIn: '8.5',
    });
  });

  it('says since when it is deprecated, of an older major only which', () => {
    expect(told({ first: '7.29', deprecated: '8.2' })).toEqual({ deprecatedSince: '8.2' });
    expect(told({ first: '6.2', deprecated: '7.11' })).toEqual({ deprecatedSince: '7' });
  });

  it('keeps quiet of a deprecation that comes later', () => {
    expect(told({ first: '8.0', deprecated: '9.4' })).toEqual({});
  });

  it('knows nothing of what the documented version does not have', () => {
    expect(told({ first: '9.4' })).toEqual({});
    expect(told({ first: '7.1', last: '7.29' })).toEqual({});
    expect(told()).toEqual({});
  });

  it('follows a name from one package to another', () => {
    expect(told({ first: '8.0', last: '8.0' }, { first: '8.2' })).toEqual({});
  });

  it('takes the first version of the major for one that nobody could install', () => {
    const late = new Map([
      ['7.29', '7.29.1'],
      ['8.2', '8.2.3'],
    ]);
    expect(lifetimeOf([{ known: { first: '8.2' }, read: late }], '8.2')).toEqual({});
  });
});

describe('beyond', () => {
  it('leaves out what the owner says already', () => {
    const owner = { since: '8.2', removedIn: '9' };
    expect(beyond(owner, { since: '8.2', removedIn: '9' })).toEqual({});
    expect(beyond(owner, { since: '8.4', deprecatedSince: '8.5' })).toEqual({
      since: '8.4',
      deprecatedSince: '8.5',
    });
  });
});
