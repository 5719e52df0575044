import { describe, expect, it } from 'vitest';
import { parseFromFrame, printSecret } from './messages.ts';

const SECRET = 'a1b2';
const parse = (message: object) => parseFromFrame({ secret: SECRET, ...message }, SECRET);

describe('a message of a frame', () => {
  it('counts with the secret alone', () => {
    expect(parseFromFrame({ kind: 'ready', secret: SECRET }, SECRET)).toEqual({ kind: 'ready' });
    expect(parseFromFrame({ kind: 'ready', secret: 'other' }, SECRET)).toBeUndefined();
    expect(parseFromFrame({ kind: 'ready' }, SECRET)).toBeUndefined();
  });

  it.each([null, undefined, 'ready', 7, [], { secret: SECRET }, { secret: SECRET, kind: 'run' }])(
    'is none when it is %j',
    (data) => {
      expect(parseFromFrame(data, SECRET)).toBeUndefined();
    },
  );

  it.each([
    { kind: 'rendered', run: -1 },
    { kind: 'rendered', run: 'one' },
    { kind: 'failed', run: 1, error: 'boom' },
    { kind: 'console', level: 'log', text: 'hello' },
    { kind: 'console', level: 'error', text: {} },
    { kind: 'height', px: Number.NaN },
    { kind: 'pong' },
  ])('is none with parts of another kind: %j', (message) => {
    expect(parse(message)).toBeUndefined();
  });

  it('keeps what it knows of an error and leaves out the rest', () => {
    const error = { message: 'boom', file: 'Demo.tsx', line: 3, column: 'x', html: '<b>' };
    expect(parse({ kind: 'failed', run: 2, error })).toEqual({
      kind: 'failed',
      run: 2,
      error: { message: 'boom', file: 'Demo.tsx', line: 3 },
    });
  });

  it('is bounded in height and length', () => {
    expect(parse({ kind: 'height', px: 1e9 })).toEqual({ kind: 'height', px: 4_000 });
    expect(parse({ kind: 'height', px: -5 })).toEqual({ kind: 'height', px: 24 });
    const parsed = parse({ kind: 'console', level: 'warn', text: 'x'.repeat(1e6) });
    expect(parsed?.kind === 'console' && parsed.text.length).toBeLessThan(2_100);
  });
});

it('prints a secret of all its bits', () => {
  expect(printSecret(new Uint8Array([0, 255, 16]))).toBe('00ff10');
});
