import { describe, expect, it } from 'vitest';
import { next, type FlowEvent, type FlowState, type Sending } from './flow.ts';

const asked: FlowState = { kind: 'unanswered', rating: undefined };

/** The last state, and everything that was sent on the way. */
function play(...events: FlowEvent[]): { state: FlowState; sent: Sending[] } {
  const sent: Sending[] = [];
  let state = asked;
  for (const event of events) {
    const step = next(state, event);
    state = step.state;
    if (step.send !== undefined) sent.push(step.send);
  }
  return { state, sent };
}

const up: FlowEvent = { kind: 'rate', rating: 1 };
const down: FlowEvent = { kind: 'rate', rating: 0 };
const LONG = 'Say more about sorting.';
const submit = (text: string): FlowEvent => ({ kind: 'submit', text });

describe('a vote', () => {
  it('is sent at once and makes room for a comment', () => {
    expect(play(up)).toEqual({
      state: { kind: 'open', rating: 1, revision: 1, failed: false },
      sent: [{ rating: 1, revision: 1, comment: '' }],
    });
  });

  it('is sent once by a double click', () => {
    expect(play(up, up).sent).toHaveLength(1);
  });

  it('can be changed, as the same answer', () => {
    expect(play(up, down).sent).toEqual([
      { rating: 1, revision: 1, comment: '' },
      { rating: 0, revision: 2, comment: '' },
    ]);
  });

  it('is not held to have failed when one before it did', () => {
    const { state } = play(up, down, { kind: 'failed', revision: 1 });
    expect(state).toMatchObject({ kind: 'open', failed: false });
  });

  it('can be given again in a later visit', () => {
    const { send } = next({ kind: 'unanswered', rating: 1 }, up);
    expect(send).toMatchObject({ rating: 1, revision: 1 });
  });
});

describe('a comment', () => {
  it('is sent with the vote and done when it is stored', () => {
    const { state, sent } = play(up, submit(` ${LONG}\n`));
    expect(state.kind).toBe('sending');
    expect(sent[1]).toEqual({ rating: 1, revision: 2, comment: LONG });
    expect(next(state, { kind: 'stored', revision: 2 }).state.kind).toBe('done');
  });

  it('that is too short is not sent and counts as done', () => {
    const { state, sent } = play(up, submit('too short'));
    expect(state.kind).toBe('done');
    expect(sent).toHaveLength(1);
  });

  it('that is too short sends the vote again that did not come through', () => {
    const { sent } = play(up, { kind: 'failed', revision: 1 }, submit(''));
    expect(sent[1]).toEqual({ rating: 1, revision: 2, comment: '' });
  });

  it('that failed can be sent again', () => {
    const failed = play(up, submit(LONG), { kind: 'failed', revision: 2 });
    expect(failed.state).toEqual({ kind: 'open', rating: 1, revision: 2, failed: true });
    expect(next(failed.state, submit(LONG)).send).toMatchObject({ revision: 3, comment: LONG });
  });

  it('is sent once by a double click', () => {
    expect(play(up, submit(LONG), submit(LONG)).sent).toHaveLength(2);
  });

  it('waits for no vote that is still under way', () => {
    const { state } = play(up, submit(LONG), { kind: 'stored', revision: 1 });
    expect(state.kind).toBe('sending');
  });

  it('may be left out', () => {
    expect(play(up, { kind: 'close' }).state.kind).toBe('done');
  });

  it('can be added after all by the same thumb, which is not sent again', () => {
    const { state, sent } = play(up, { kind: 'close' }, up);
    expect(state.kind).toBe('open');
    expect(sent).toHaveLength(1);
  });
});
