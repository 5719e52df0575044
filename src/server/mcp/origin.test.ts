import { expect, it } from 'vitest';
import { isAllowedOrigin } from './origin.ts';

it.each([
  [true, undefined],
  [true, 'https://mui.com'],
  [true, 'https://docs.example.com:8443'],
  [true, 'http://localhost:5173'],
  [true, 'http://[::1]:3000'],
  [false, 'http://mui.com'],
  [false, 'http://docs.example.com:8443'],
  [false, 'https://docs.example.com'],
  [false, 'https://localhost.evil.example'],
  [false, 'null'],
])('answers %s to %s', (allowed, origin) => {
  expect(isAllowedOrigin(origin, 'https://docs.example.com:8443')).toBe(allowed);
});
