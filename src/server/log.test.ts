import { describe, expect, it } from 'vitest';
import { createLog, type LogLevel, type ServerLog } from './log.ts';

/** What a log writes. */
function written(level: LogLevel, say: (log: ServerLog) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  say(createLog(level, { write: (line) => lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

const secret = Object.assign(new Error('The disk is on fire.'), { params: 'what a reader wrote' });

describe('the log', () => {
  it('names the request, the reason and the time, and nothing else of the error', () => {
    const [line] = written('info', (log) =>
      log.request({ method: 'GET', path: '/x/a/', error: secret }),
    );
    expect(line).toEqual({
      level: 'error',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      method: 'GET',
      path: '/x/a/',
      error: expect.stringMatching(/^Error: The disk is on fire\.\n +at /),
      msg: 'A request failed.',
    });
  });

  it('tells the cause of an error', () => {
    const error = new Error('No database.', { cause: new Error('ECONNREFUSED') });
    const [line] = written('info', (log) => log.warn('Something is missing.', error));
    expect(line).toMatchObject({
      error: {
        reason: expect.stringContaining('No database.'),
        cause: expect.stringContaining('ECONNREFUSED'),
      },
    });
  });

  it('prints what is no error, too', () => {
    const [line] = written('info', (log) =>
      log.request({ method: 'GET', path: '/', error: 'odd' }),
    );
    expect(line).toMatchObject({ error: 'odd' });
  });

  it('says what an object says that is no error, but none of what else it carries', () => {
    const thrown = { name: 'ErrnoError', errno: 51, secret: 'what a reader wrote' };
    const [line] = written('info', (log) => log.warn('The database cannot be used.', thrown));
    expect(line).toMatchObject({ error: 'Object: name ErrnoError, errno 51' });
    const [odd] = written('info', (log) => log.warn('Odd.', {}));
    expect(odd).toMatchObject({ error: 'Object without a message' });
  });

  it('cuts what somebody made long', () => {
    const [line] = written('info', (log) =>
      log.request({ method: 'GET', path: `/${'a'.repeat(9_000)}`, error: 'b'.repeat(9_000) }),
    );
    expect(line?.['path']).toMatch(/^\/a{299}… \(9001 characters\)$/);
    expect(line?.['error']).toMatch(/^b{4000}… \(9000 characters\)$/);
  });

  it('says no more than it is asked to', () => {
    expect(written('warn', (log) => log.info('Ready.'))).toEqual([]);
    expect(written('silent', (log) => log.warn('Not ready.', 'x'))).toEqual([]);
    expect(written('info', (log) => log.info('Ready.', { ms: 5 }))).toMatchObject([{ ms: 5 }]);
  });
});
