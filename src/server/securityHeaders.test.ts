import { expect, it } from 'vitest';
import { withStrictTransport } from './securityHeaders.ts';

it('speaks for the hosts below ours only when it is asked to', () => {
  const name = 'Strict-Transport-Security';
  expect(withStrictTransport({}, false)[name]).toBe('max-age=63072000');
  expect(withStrictTransport({}, true)[name]).toBe('max-age=63072000; includeSubDomains');
});
