import { describe, expect, it } from 'vitest';
import { siteHeaders } from '#core/headers/responseHeaders.ts';
import { readServices } from '#core/services.ts';
import { printHeadersFile } from './headersFile.ts';

const FILES = [
  '404.html',
  '_next/static/chunks/a.js',
  'ads/frame.html',
  'ads/frame.js',
  'x/introduction/index.html',
  'x/introduction/mcp/index.html',
  'x/introduction/mcp/index.md',
  'x/live/frame.html',
  'x/live/base-1.js',
  'x/search/index.html',
  'x/search/worker.js',
];
const text = printHeadersFile(
  FILES,
  siteHeaders(readServices({ MUI_X_DOCS_ADS: 'off' }, false), ["'sha256-abc='"]),
);
/** Pattern → its lines. */
const rules = new Map(
  text.split(/\n(?=\/)/).map((rule) => {
    const [pattern = '', ...lines] = rule.trim().split('\n');
    return [pattern, lines.map((line) => line.trim())];
  }),
);

const policyOf = (pattern: string) =>
  rules.get(pattern)?.find((line) => line.startsWith('Content-Security-Policy:')) ?? '';

describe('_headers', () => {
  it('gives a folder that holds only pages one rule, and pages beside scripts a rule each', () => {
    expect([...rules.keys()]).toEqual([
      '/*',
      '/_next/static/*',
      '/.well-known/*',
      '/x/cards/*',
      '/x/introduction/*',
      '/x/search/',
      '/ads/frame.html',
      '/x/live/frame.html',
      '/ads/*',
      '/x/live/*',
    ]);
  });

  it('lets every site read what is well known, and show the cards of pages', () => {
    const shared = ['Cross-Origin-Resource-Policy: cross-origin', 'Access-Control-Allow-Origin: *'];
    expect(rules.get('/.well-known/*')).toEqual(shared);
    expect(rules.get('/x/cards/*')).toEqual(shared);
  });

  it('lets hashed files stay', () => {
    expect(rules.get('/_next/static/*')).toEqual([
      'Cache-Control: public, max-age=31536000, immutable',
    ]);
  });

  it('gives pages the strict policy, and every address only what the frames can bear too', () => {
    expect(policyOf('/x/introduction/*')).toContain("'sha256-abc='");
    expect(policyOf('/*')).toBe(
      "Content-Security-Policy: object-src 'none'; base-uri 'none'; frame-ancestors 'self'",
    );
    expect(policyOf('/x/live/*')).toBe('');
  });

  it('keeps within the 2,000 characters that Cloudflare takes in a line', () => {
    for (const line of text.split('\n')) expect(line.length).toBeLessThan(2000);
  });
});
