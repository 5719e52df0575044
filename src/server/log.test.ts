import { expect, it } from 'vitest';
import { printLogEntry } from './log.ts';

it('names the request before the reason', () => {
  const error = new Error('The disk is on fire.');
  const line = printLogEntry({ method: 'GET', path: '/x/a/', error });
  expect(line).toMatch(/^GET \/x\/a\/ failed: Error: The disk is on fire\.\n +at /);
});

it('prints what is no error, too', () => {
  expect(printLogEntry({ method: 'GET', path: '/', error: 'odd' })).toBe('GET / failed: odd');
});
