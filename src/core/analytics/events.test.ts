import { describe, expect, it } from 'vitest';
import {
  adDisplay,
  adLabel,
  click,
  isEssential,
  pageLocation,
  pageView,
  printCall,
  roundRatio,
  webVital,
} from './events.ts';

describe('printCall', () => {
  it('says a page view', () => {
    const event = pageView('Sorting', '/x/react-data-grid/sorting/?a=1#b', 'x-data-grid');
    expect(printCall(event)).toEqual([
      'event',
      'page_view',
      {
        page_title: 'Sorting',
        page_location: '/x/react-data-grid/sorting/',
        productId: 'x-data-grid',
        productCategoryId: 'x',
      },
    ]);
  });

  it('says what ads do', () => {
    const label = adLabel({ source: 'in-house-adblock', placement: 'page', shape: 'image' });
    expect(printCall(adDisplay(label))).toEqual([
      'event',
      'ad',
      { eventAction: 'display', eventLabel: 'in-house-adblock-page-image' },
    ]);
    expect(printCall({ kind: 'ad_crash' })).toEqual(['event', 'ad', { eventAction: 'crash' }]);
  });

  it('says a web vital with its change as the value', () => {
    expect(printCall(webVital({ name: 'LCP', value: 1200, delta: 200, id: 'v1' }))).toEqual([
      'event',
      'LCP',
      {
        value: 200,
        metric_label: 'web-vital',
        metric_value: 1200,
        metric_delta: 200,
        metric_id: 'v1',
      },
    ]);
  });

  it('sets user properties', () => {
    const call = printCall({
      kind: 'user_properties',
      codeVariant: 'TS',
      userLanguage: 'en',
      devicePixelRatio: roundRatio(1.3333),
      colorScheme: 'system',
      colorSchemeOS: 'dark',
    });
    expect(call).toEqual([
      'set',
      'user_properties',
      {
        codeVariant: 'TS',
        userLanguage: 'en',
        devicePixelRatio: 1.3,
        colorScheme: 'system',
        colorSchemeOS: 'dark',
      },
    ]);
  });
});

describe('click', () => {
  it('is named by its category', () => {
    const event = click({ category: 'page', action: 'edit', label: '/x/' }, 0.5);
    expect(event && printCall(event)).toEqual([
      'event',
      'page',
      { eventAction: 'edit', eventLabel: '/x/' },
    ]);
  });

  it('is none without a category', () => {
    expect(click({}, 0)).toBeUndefined();
    expect(click({ category: '' }, 0)).toBeUndefined();
  });

  it('is reported for its share, and never for a share that is no number', () => {
    const labeled = { category: 'page', share: '0.25' };
    expect(click(labeled, 0.2499)).toBeDefined();
    expect(click(labeled, 0.25)).toBeUndefined();
    expect(click({ ...labeled, share: 'often' }, 0)).toBeUndefined();
  });
});

it.each([
  ['/x/react-charts/#bars', '/x/react-charts/'],
  ['/de/x/react-charts/?q=a#b', '/x/react-charts/'],
  ['/pt-BR/x/', '/x/'],
  ['/playground/', '/playground/'],
])('finds the location of %s without language, query and hash', (address, location) => {
  expect(pageLocation(address)).toBe(location);
});

it('sends only crashes before a reader has agreed', () => {
  expect(isEssential({ kind: 'ad_crash' })).toBe(true);
  expect(isEssential(pageView('', '/x/', 'x'))).toBe(false);
});
