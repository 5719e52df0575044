import { describe, expect, it } from 'vitest';
import { readServices } from '../services.ts';
import { adFramePolicy, filePolicy, pagePolicy, printPolicy } from './contentSecurity.ts';

const NOTHING = readServices({ MUI_X_DOCS_ADS: 'off', MUI_X_DOCS_SANDBOXES: 'off' }, false);
const EVERYTHING = readServices(
  {
    MUI_X_DOCS_CARBON_SERVE: 'ABC',
    MUI_X_DOCS_CARBON_PLACEMENT: 'x',
    MUI_X_DOCS_AD_FEED: 'https://srv.example.com/ads/ABC.json',
    MUI_X_DOCS_AD_HOSTS: 'img.example.com',
    MUI_X_DOCS_ANALYTICS_ID: 'G-1',
  },
  false,
);
const HASH = "'sha256-abc='";

describe('the policy of a page', () => {
  it('takes scripts of this site and those whose hash is known, and makes none of text', () => {
    const scripts = pagePolicy(NOTHING, [HASH])['script-src'];
    expect(scripts).toEqual(["'self'", HASH]);
  });

  it('requires trusted types, and names who may make them', () => {
    expect(pagePolicy(NOTHING, [])).toMatchObject({
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['nextjs', 'docs', 'default'],
    });
  });

  it('names no other host while everything is switched off', () => {
    expect(printPolicy(pagePolicy(NOTHING, [HASH]))).not.toContain('http');
  });

  it('lets forms go to the sites that run code, unless they are switched off', () => {
    expect(pagePolicy(EVERYTHING, [])['form-action']).toEqual([
      "'self'",
      'https://stackblitz.com',
      'https://codesandbox.io',
    ]);
  });

  it('names the hosts of configured services where they are needed', () => {
    const policy = pagePolicy(EVERYTHING, []);
    expect(policy['connect-src']).toContain('https://srv.example.com');
    expect(policy['connect-src']).toContain('https://*.google-analytics.com');
    expect(policy['img-src']).toContain('https://img.example.com');
    expect(policy['img-src']).not.toContain('https:');
    expect(policy['script-src']).toContain('https://www.googletagmanager.com');
    // The provider's script runs in a frame of its own.
    expect(printPolicy(policy)).not.toContain('carbonads');
  });

  it('takes pictures of any host when the feed may name any', () => {
    const { ads } = EVERYTHING;
    expect(pagePolicy({ ...EVERYTHING, ads: { ...ads, hosts: [] } }, [])['img-src']).toContain(
      'https:',
    );
  });
});

describe('the policy of the ad frame', () => {
  it('takes nothing from outside without a provider', () => {
    expect(printPolicy(adFramePolicy(NOTHING))).not.toContain('https:');
  });

  it('takes what is encrypted from a provider, without an origin', () => {
    const policy = adFramePolicy(EVERYTHING);
    expect(policy['script-src']).toEqual(["'self'", 'https:']);
    expect(policy['sandbox']).not.toContain('allow-same-origin');
  });
});

it('prints directives as the header takes them', () => {
  expect(printPolicy({ 'default-src': ["'self'", 'data:'], 'object-src': ["'none'"] })).toBe(
    "default-src 'self' data:; object-src 'none'",
  );
});

it('lets no policy but that of the frame for edited code make code of text', () => {
  for (const policy of [pagePolicy(EVERYTHING, [HASH]), filePolicy(), adFramePolicy(EVERYTHING)]) {
    expect(policy['script-src']).not.toContain("'unsafe-inline'");
    expect(policy['script-src']).not.toContain("'unsafe-eval'");
  }
});
