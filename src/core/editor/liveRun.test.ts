import { describe, expect, it } from 'vitest';
import { nextLiveRun, startLiveRun, type LiveRun, type LiveRunEvent } from './liveRun.ts';

const start: LiveRunEvent = { kind: 'start', files: [], scripts: [], tailwind: false };
const error = { message: 'wrong', line: 2 };

const after = (...events: LiveRunEvent[]): LiveRun => events.reduce(nextLiveRun, startLiveRun);

describe('nextLiveRun', () => {
  it('counts runs, and says that one runs when it is rendered', () => {
    expect(after(start, start).request?.run).toBe(2);
    expect(after(start).verdict.kind).toBe('unknown');
    expect(after(start, { kind: 'rendered', run: 1 })).toMatchObject({
      verdict: { kind: 'runs' },
      good: { run: 1 },
    });
  });

  it('hears nothing of a run that is over', () => {
    const state = after(start, start, { kind: 'rendered', run: 1 });
    expect(state.good).toBeUndefined();
    expect(nextLiveRun(state, { kind: 'failed', run: 1, error }).verdict.kind).toBe('unknown');
  });

  it('keeps what was thrown beside a render', () => {
    const state = after(start, { kind: 'failed', run: 1, error }, { kind: 'rendered', run: 1 });
    expect(state.verdict).toEqual({ kind: 'failed', error });
    expect(state.good?.run).toBe(1);
  });

  it('says why code cannot run, and keeps what runs', () => {
    const state = after(start, { kind: 'rendered', run: 1 }, { kind: 'refuse', error });
    expect(state).toMatchObject({ verdict: { kind: 'failed', error }, request: { run: 1 } });
  });

  it('counts what is said more than once, by level, and forgets it with the next run', () => {
    const gap = { kind: 'console', text: 'mind the gap' } as const;
    const state = after(
      start,
      { ...gap, level: 'error' },
      { ...gap, level: 'warn' },
      { ...gap, level: 'error' },
    );
    expect(state.consoleLines).toEqual([
      { level: 'error', text: 'mind the gap', times: 2 },
      { level: 'warn', text: 'mind the gap', times: 1 },
    ]);
    expect(nextLiveRun(state, start).consoleLines).toEqual([]);
  });

  it('shows nineteen lines, and that there is more', () => {
    const lines = Array.from({ length: 25 }, (_, i): LiveRunEvent => {
      return { kind: 'console', level: 'warn', text: `line ${i}` };
    });
    const state = after(start, ...lines);
    expect(state.consoleLines).toHaveLength(19);
    expect(state.hasMore).toBe(true);
    expect(nextLiveRun(state, start).hasMore).toBe(false);
  });

  it('brings back what stood last in a frame that was lost', () => {
    const lost: LiveRunEvent = { kind: 'lost', why: 'hung' };
    const state = after(start, { kind: 'rendered', run: 1 }, start, lost);
    expect(state).toMatchObject({
      frame: 1,
      request: { run: 1 },
      verdict: { kind: 'lost', why: 'hung' },
    });
    // The code that was good and then took the frame away is not run again.
    const own = after(start, { kind: 'rendered', run: 1 }, lost);
    expect(own.request).toBeUndefined();
  });

  it('goes without a frame that never begins, until the next run', () => {
    const state = after(start, { kind: 'lost', why: 'unloadable' });
    expect(state.hasFrame).toBe(false);
    expect(nextLiveRun(state, start)).toMatchObject({ hasFrame: true, request: { run: 2 } });
  });
});
