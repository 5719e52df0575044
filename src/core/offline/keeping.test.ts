import { describe, expect, it } from 'vitest';
import { found, next, printBytes, type Keeping, type KeepingEvent } from './keeping.ts';

const after = (...events: KeepingEvent[]): Keeping =>
  events.reduce<Keeping>(next, { kind: 'absent' });
const start: KeepingEvent = { kind: 'start', done: 20, bytes: 100 };

describe('next', () => {
  it('goes from nothing to the whole, and counts what other products have brought', () => {
    expect(after(start)).toEqual({ kind: 'downloading', done: 20, bytes: 100, update: false });
    expect(after(start, { kind: 'received', bytes: 30 })).toMatchObject({ done: 50 });
    expect(after(start, { kind: 'received', bytes: 80 }, { kind: 'finish' })).toEqual({
      kind: 'whole',
      bytes: 100,
      outdated: false,
    });
  });

  it('takes back what came damaged, and never counts more than there is', () => {
    expect(
      after(start, { kind: 'received', bytes: 40 }, { kind: 'received', bytes: -40 }),
    ).toMatchObject({ done: 20 });
    expect(after(start, { kind: 'received', bytes: 500 })).toMatchObject({ done: 100 });
  });

  it('keeps the part, and says why, when a download stops', () => {
    const stopped = after(start, { kind: 'stop', reason: 'connection' });
    expect(stopped).toEqual({
      kind: 'partial',
      reason: 'connection',
      done: 20,
      bytes: 100,
      update: false,
    });
    expect(next(stopped, { ...start, done: 60 })).toMatchObject({ kind: 'downloading', done: 60 });
  });

  it('remembers over a stop that an older build is whole', () => {
    const update = after(start, { kind: 'finish' }, { kind: 'publish' }, start);
    expect(update).toMatchObject({ kind: 'downloading', update: true });
    const again = next(next(update, { kind: 'stop', reason: 'full' }), start);
    expect(again).toMatchObject({ kind: 'downloading', update: true });
  });

  it('removes what is whole or a part, and nothing while it is being fetched', () => {
    const removing: Keeping = { kind: 'removing' };
    expect(after(start, { kind: 'finish' }, { kind: 'remove' })).toEqual(removing);
    expect(after(start, { kind: 'stop', reason: 'canceled' }, { kind: 'remove' })).toEqual(
      removing,
    );
    expect(after(start, { kind: 'remove' })).toMatchObject({ kind: 'downloading' });
    expect(next(removing, { kind: 'removed' })).toEqual({ kind: 'absent' });
  });

  it('ignores what comes too late', () => {
    for (const late of [
      { kind: 'received', bytes: 5 },
      { kind: 'stop', reason: 'connection' },
      { kind: 'finish' },
      { kind: 'publish' },
      { kind: 'remove' },
      { kind: 'removed' },
    ] satisfies KeepingEvent[]) {
      expect(after(late)).toEqual({ kind: 'absent' });
    }
    expect(after(start, start, { kind: 'received', bytes: 1 })).toMatchObject({ done: 21 });
  });
});

describe('found', () => {
  it('says of a begun list that it was not finished', () => {
    expect(found({ current: true, begun: { done: 1, bytes: 2 } })).toEqual({
      kind: 'partial',
      reason: 'ended',
      update: false,
      done: 1,
      bytes: 2,
    });
    expect(found({ whole: 9, current: false, begun: { done: 1, bytes: 2 } })).toMatchObject({
      kind: 'partial',
      update: true,
    });
  });

  it('tells the published build from an older one', () => {
    expect(found({ current: true })).toEqual({ kind: 'absent' });
    expect(found({ whole: 9, current: true })).toMatchObject({ kind: 'whole', outdated: false });
    expect(found({ whole: 9, current: false })).toMatchObject({ kind: 'whole', outdated: true });
  });
});

describe('printBytes', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1_000, '1 kB'],
    [999_499, '999 kB'],
    [999_500, '1.0 MB'],
    [9_449_000, '9.4 MB'],
  ])('prints %d as %s', (bytes, text) => {
    expect(printBytes(bytes)).toBe(text);
  });
});
