import { describe, expect, it } from 'vitest';
import { BACKERS_PAGE, readServices } from './services.ts';

describe('readServices', () => {
  it('asks no service for anything when nothing is configured, and shows ads of our own', () => {
    expect(readServices({}, false)).toEqual({
      ads: { on: true, script: '', feed: '', backers: BACKERS_PAGE, ratio: 0.1, hosts: [] },
      analytics: { id: '', consent: false },
      sandboxes: { on: true },
      offline: { hosts: [] },
    });
  });

  it('shows ads in development only when asked', () => {
    expect(readServices({}, true).ads.on).toBe(false);
    expect(readServices({ MUI_X_DOCS_ADS: 'on' }, true).ads.on).toBe(true);
    expect(readServices({ MUI_X_DOCS_ADS: 'off' }, false).ads.on).toBe(false);
  });

  it('reads every variable', () => {
    expect(
      readServices(
        {
          MUI_X_DOCS_CARBON_SERVE: 'CKYIL27L',
          MUI_X_DOCS_CARBON_PLACEMENT: 'examplecom',
          MUI_X_DOCS_AD_FEED: 'https://srv.example.com/ads/A1.json',
          MUI_X_DOCS_AD_BACKERS: 'https://example.com/backers',
          MUI_X_DOCS_AD_RATIO: '0.25',
          MUI_X_DOCS_AD_HOSTS: 'a.example.com, B.example.com',
          MUI_X_DOCS_ANALYTICS_ID: 'G-0A1B2C',
          MUI_X_DOCS_CONSENT: 'on',
          MUI_X_DOCS_OFFLINE_HOSTS: 'Docs.example.com, localhost',
        },
        false,
      ),
    ).toEqual({
      ads: {
        on: true,
        script: 'https://cdn.carbonads.com/carbon.js?serve=CKYIL27L&placement=examplecom',
        feed: 'https://srv.example.com/ads/A1.json',
        backers: 'https://example.com/backers',
        ratio: 0.25,
        hosts: ['a.example.com', 'b.example.com'],
      },
      analytics: { id: 'G-0A1B2C', consent: true },
      sandboxes: { on: true },
      offline: { hosts: ['docs.example.com', 'localhost'] },
    });
  });

  it.each([
    ['MUI_X_DOCS_ADS', 'yes'],
    ['MUI_X_DOCS_AD_FEED', 'http://srv.example.com/ads.json'],
    ['MUI_X_DOCS_AD_FEED', 'https://'],
    ['MUI_X_DOCS_AD_BACKERS', 'javascript:alert(1)'],
    ['MUI_X_DOCS_AD_RATIO', '1.5'],
    ['MUI_X_DOCS_AD_RATIO', '-1'],
    ['MUI_X_DOCS_AD_RATIO', 'ten'],
    ['MUI_X_DOCS_AD_HOSTS', 'https://a.example.com'],
    ['MUI_X_DOCS_ANALYTICS_ID', 'G-1"><script>'],
    ['MUI_X_DOCS_CONSENT', 'true'],
  ])('refuses %s=%s, naming it', (name, value) => {
    expect(() => readServices({ [name]: value }, false)).toThrow(`${name}="${value}"`);
  });

  it('needs both ids of the provider, and says everything that is wrong at once', () => {
    const read = () =>
      readServices({ MUI_X_DOCS_CARBON_SERVE: 'CK', MUI_X_DOCS_CONSENT: 'maybe' }, false);
    expect(read).toThrow('MUI_X_DOCS_CARBON_PLACEMENT is not set');
    expect(read).toThrow('MUI_X_DOCS_CONSENT="maybe"');
  });
});
