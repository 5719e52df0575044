import type { AdLabel, AdPlacement, AdSource, AnalyticsEvent } from '../analytics/events.ts';
import { adDisplay, adLabel } from '../analytics/events.ts';
import { drawPromotion, type AdShape, type Dice } from './chance.ts';

/*
 * What one ad shows, and when, as a machine (shared BEHAVIOUR, Ads). Time comes with the events, chance with the dice;
 * a view draws `shown`, calls back at `dueAt` and sends what is reported.
 */

export const POLL_EVERY_MS = 500;
/** The attempt after which nobody looks for the provider's ad any more. */
export const LAST_ATTEMPT = 30;
/** Without the provider's ad after more attempts than these, a blocker is assumed. */
export const ATTEMPTS_WITHOUT_VERDICT = 6;
/** The share of readers with a blocker who are asked to allow ads; the others get an in-house ad. */
export const MESSAGE_SHARE = 0.2;
/** An ad counts as displayed once it has stood for so long. */
export const DISPLAYED_AFTER_MS = 2_500;

/** The provider's ad as it stands in its document. */
export interface FoundAd {
  /** Where its first link leads; empty when it has none. */
  link: string;
}

export type Shown =
  /** Nothing yet, or nothing at all. */
  | { kind: 'nothing' }
  /** The provider's ad. */
  | { kind: 'external' }
  /** One of our promotions, by its index. */
  | { kind: 'in-house'; source: Exclude<AdSource, 'carbon'>; promotion: number }
  /** The request to allow ads. */
  | { kind: 'message' };

/** What an ad is shown under; none of it changes while it is mounted. */
export interface AdTerms {
  placement: AdPlacement;
  shape: AdShape;
  /** Nothing is shown and nothing told: a bot reads, or ads are switched off. */
  silent: boolean;
  /** Whether a provider is asked for an ad. */
  provider: boolean;
  /** What the provider's ad links to when the provider has none to show. */
  backers: string;
  /** The share of displays that is reported, 0 to 1. */
  ratio: number;
  /** How many promotions there are. */
  promotions: number;
}

export interface AdState {
  terms: AdTerms;
  shown: Shown;
  /** How often the provider's ad was looked for. */
  attempts: number;
  /** Milliseconds on the caller's clock; undefined when nobody looks any more. */
  pollAt?: number | undefined;
  /** A display that will be reported, unless something else is shown before. */
  display?: { label: AdLabel; at: number } | undefined;
  /** Drawn once for each mount. */
  drawn: { message: boolean; promotion: number };
}

export type AdEvent =
  /** Time has come to `at` (ms); `found` is the provider's ad, if it stands there. */
  | { kind: 'time'; at: number; found?: FoundAd | undefined }
  /** The view could not be drawn. */
  | { kind: 'crash' };

export interface AdStep {
  state: AdState;
  /** What analytics should hear. */
  report?: AnalyticsEvent;
}

/** An ad is mounted at `at` (ms). The provider's ad is looked for at once. */
export function startAd(terms: AdTerms, at: number, dice: Dice): AdState {
  const drawn = {
    message: dice() < MESSAGE_SHARE,
    promotion: drawPromotion(terms.promotions, dice),
  };
  const state: AdState = { terms, shown: { kind: 'nothing' }, attempts: 0, drawn };
  if (terms.silent) return state;
  if (terms.provider) return { ...state, pollAt: at };
  return show(state, inHouse(state, 'in-house'), at, dice);
}

/** When the machine wants to hear of the time next, in ms; undefined: never. */
export function dueAt({ pollAt, display }: AdState): number | undefined {
  const times = [pollAt, display?.at].filter((time) => time !== undefined);
  return times.length === 0 ? undefined : Math.min(...times);
}

export function next(state: AdState, event: AdEvent, dice: Dice): AdStep {
  switch (event.kind) {
    case 'crash':
      return {
        state: { ...state, shown: { kind: 'nothing' }, pollAt: undefined, display: undefined },
        report: { kind: 'ad_crash' },
      };
    case 'time': {
      const { at, found } = event;
      const polled =
        state.pollAt !== undefined && at >= state.pollAt ? poll(state, at, found, dice) : state;
      const { display } = polled;
      if (display === undefined || at < display.at) return { state: polled };
      return { state: { ...polled, display: undefined }, report: adDisplay(display.label) };
    }
  }
}

function poll(state: AdState, at: number, found: FoundAd | undefined, dice: Dice): AdState {
  const attempts = state.attempts + 1;
  if (found !== undefined) {
    const shown: Shown =
      found.link === state.terms.backers ? inHouse(state, 'in-house-carbon') : { kind: 'external' };
    return show({ ...state, attempts, pollAt: undefined }, shown, at, dice);
  }
  const pollAt = attempts < LAST_ATTEMPT ? at + POLL_EVERY_MS : undefined;
  const polled = { ...state, attempts, pollAt };
  // The verdict is drawn once; later attempts only confirm it.
  if (attempts !== ATTEMPTS_WITHOUT_VERDICT + 1) return polled;
  const shown: Shown = state.drawn.message
    ? { kind: 'message' }
    : inHouse(state, 'in-house-adblock');
  return show(polled, shown, at, dice);
}

const inHouse = ({ drawn }: AdState, source: Exclude<AdSource, 'carbon'>): Shown => ({
  kind: 'in-house',
  source,
  promotion: drawn.promotion,
});

/** Another thing is shown: its display counts from now on, for a share of them. */
function show(state: AdState, shown: Shown, at: number, dice: Dice): AdState {
  const label = labelOf(state.terms, shown);
  const counted = label !== undefined && dice() < state.terms.ratio;
  const display = counted ? { label, at: at + DISPLAYED_AFTER_MS } : undefined;
  return { ...state, shown, display };
}

/** What analytics calls that which is shown; undefined for what is no ad. */
export function labelOf({ placement, shape }: AdTerms, shown: Shown): AdLabel | undefined {
  switch (shown.kind) {
    case 'external':
      return adLabel({ source: 'carbon', placement, shape });
    case 'in-house':
      return adLabel({ source: shown.source, placement, shape });
    case 'nothing':
    case 'message':
      return undefined;
  }
}
