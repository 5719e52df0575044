import type { AdShape } from '../ads/chance.ts';
import type { PreferenceValue } from '../preferences/preferences.ts';
import type { ProductId } from '../navigation/products.ts';

/*
 * Everything that analytics may hear of a visit, and how each is called. `docs/analytics.md` is printed from the table
 * (`analyticsTable.ts`) that describes this union.
 */

/** Where an ad stands: under a page's description, or under a demo. */
export type AdPlacement = 'page' | 'demo';

/** Whose ad it is, and for our own: why it stands there. */
export type AdSource = 'carbon' | 'in-house' | 'in-house-carbon' | 'in-house-adblock';

export type AdLabel = `${AdSource}-${AdPlacement}-${AdShape}`;

export type AnalyticsEvent =
  | {
      kind: 'page_view';
      page_title: string;
      page_location: string;
      productId: ProductId;
      productCategoryId: 'x';
    }
  | { kind: 'click'; category: string; action: string; label: string }
  | { kind: 'ad'; eventAction: 'display' | 'click'; eventLabel: AdLabel }
  | { kind: 'ad_crash' }
  | {
      kind: 'web_vital';
      name: VitalName;
      value: number;
      metric_label: 'web-vital';
      metric_value: number;
      metric_delta: number;
      metric_id: string;
    }
  | {
      kind: 'user_properties';
      codeVariant: PreferenceValue<'codeVariant'>;
      userLanguage: string;
      devicePixelRatio: number;
      colorScheme: PreferenceValue<'mode'>;
      colorSchemeOS: 'light' | 'dark';
    };

export const VITAL_NAMES = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;
export type VitalName = (typeof VITAL_NAMES)[number];

/** The share of visits whose web vitals are reported: 0.01 %. */
export const VITALS_SHARE = 0.0001;

/** The arguments of `gtag`. */
export type GtagCall =
  | ['event', string, Record<string, string | number>]
  | ['set', 'user_properties', Record<string, string | number>];

/** How an event is said to `gtag`. */
export function printCall(event: AnalyticsEvent): GtagCall {
  switch (event.kind) {
    case 'ad_crash':
      return ['event', 'ad', { eventAction: 'crash' }];
    case 'click':
      return ['event', event.category, { eventAction: event.action, eventLabel: event.label }];
    case 'web_vital': {
      const { kind: _kind, name, ...parameters } = event;
      return ['event', name, parameters];
    }
    case 'user_properties': {
      const { kind: _kind, ...parameters } = event;
      return ['set', 'user_properties', parameters];
    }
    case 'page_view':
    case 'ad': {
      const { kind, ...parameters } = event;
      return ['event', kind, parameters];
    }
  }
}

/**
 * Whether an event may be sent before the reader has agreed, where agreement is asked for: it says that something of
 * ours is broken, and nothing of the reader.
 */
export const isEssential = ({ kind }: AnalyticsEvent): boolean => kind === 'ad_crash';

export const adLabel = ({
  source,
  placement,
  shape,
}: {
  source: AdSource;
  placement: AdPlacement;
  shape: AdShape;
}): AdLabel => `${source}-${placement}-${shape}`;

export const adDisplay = (eventLabel: AdLabel): AnalyticsEvent => ({
  kind: 'ad',
  eventAction: 'display',
  eventLabel,
});

/**
 * A page that a reader has come to.
 * @param address a path as the browser has it, e.g. `/de/x/react-charts/?a=b#c`.
 */
export const pageView = (title: string, address: string, productId: ProductId): AnalyticsEvent => ({
  kind: 'page_view',
  page_title: title,
  page_location: pageLocation(address),
  productId,
  productCategoryId: 'x',
});

/** An address without language, query and hash. */
export const pageLocation = (address: string): string =>
  address.replace(/[?#].*$/s, '').replace(/^\/[a-z]{2}(-[A-Z]{2})?(?=\/x\/)/, '');

/** What an element says about clicks on it, as its attributes stand. */
export interface ClickAttributes {
  category?: string | undefined;
  action?: string | undefined;
  label?: string | undefined;
  /** The share of clicks to report, 0 to 1; without one, all. */
  share?: string | undefined;
}

/** The event of a click; undefined when the element has no category, or the draw spares this one. */
export function click(attributes: ClickAttributes, draw: number): AnalyticsEvent | undefined {
  const { category, action = 'click', label = '', share } = attributes;
  if (category === undefined || category === '') return undefined;
  if (share !== undefined && !(draw < Number(share))) return undefined;
  return { kind: 'click', category, action, label };
}

/** A metric as the `web-vitals` library gives it. */
export const webVital = (metric: {
  name: VitalName;
  value: number;
  delta: number;
  id: string;
}): AnalyticsEvent => ({
  kind: 'web_vital',
  name: metric.name,
  value: metric.delta,
  metric_label: 'web-vital',
  metric_value: metric.value,
  metric_delta: metric.delta,
  metric_id: metric.id,
});

/** Device pixels per CSS pixel, in tenths: finer, it would tell readers apart. */
export const roundRatio = (ratio: number): number => Math.round(ratio * 10) / 10;
