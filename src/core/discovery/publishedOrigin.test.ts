import { describe, expect, it } from 'vitest';
import { publishedOrigin } from './publishedOrigin.ts';

const HOME = 'https://docs.example.com';

describe('publishedOrigin', () => {
  it('is what the environment names, without a slash', () => {
    expect(publishedOrigin({ PUBLIC_ORIGIN: 'http://localhost:3000/' }, HOME)).toEqual({
      origin: 'http://localhost:3000',
      isGiven: true,
    });
  });

  it.each([
    ['https://Docs.Example.com:8443/', 'https://docs.example.com:8443'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
    ['http://127.0.0.1', 'http://127.0.0.1'],
  ])('reads %s as %s', (text, origin) => {
    expect(publishedOrigin({ PUBLIC_ORIGIN: text }, HOME).origin).toBe(origin);
  });

  it.each([{}, { PUBLIC_ORIGIN: '' }, { PUBLIC_ORIGIN: undefined }])(
    'is the home of the project for %j',
    (environment) => {
      expect(publishedOrigin(environment, HOME)).toEqual({ origin: HOME, isGiven: false });
    },
  );

  it.each(['mui.com', 'https://mui.com/x/', 'ftp://mui.com', 'https://mui.com?a'])(
    'refuses %s',
    (text) => {
      expect(() => publishedOrigin({ PUBLIC_ORIGIN: text }, HOME)).toThrow(
        `PUBLIC_ORIGIN cannot be "${text}". Use the scheme and host`,
      );
    },
  );
});
