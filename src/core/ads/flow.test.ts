import { describe, expect, it } from 'vitest';
import type { AnalyticsEvent } from '../analytics/events.ts';
import { BACKERS_PAGE } from '../services.ts';
import { drawPromotion, drawShape, isBot, type Dice } from './chance.ts';
import { dueAt, labelOf, next, startAd, type AdState, type AdTerms, type FoundAd } from './flow.ts';
import { seeded } from './seeded.ts';

const terms: AdTerms = {
  placement: 'page',
  shape: 'image',
  silent: false,
  provider: true,
  backers: BACKERS_PAGE,
  ratio: 1,
  promotions: 4,
};

/** Dice that fall as listed, then on `rest`. */
const falling =
  (draws: number[], rest = 0.99): Dice =>
  () =>
    draws.shift() ?? rest;

const AD: FoundAd = { link: 'https://srv.example.com/click' };

interface Moment {
  at: number;
  shown: string;
}

/** Plays an ad under a controlled clock: the machine is called exactly when it asks to be. */
function play({
  over = {},
  draws = [],
  foundFrom,
  ad = AD,
}: {
  over?: Partial<AdTerms>;
  draws?: number[];
  /** The attempt that finds the provider's ad, from 1. */
  foundFrom?: number;
  ad?: FoundAd;
}): { moments: Moment[]; reports: (AnalyticsEvent & { at: number })[]; state: AdState } {
  const dice = falling(draws);
  let state = startAd({ ...terms, ...over }, 1_000, dice);
  const name = (): string => labelOf(state.terms, state.shown) ?? state.shown.kind;
  const moments: Moment[] = [{ at: 0, shown: name() }];
  const reports: (AnalyticsEvent & { at: number })[] = [];
  for (let at = dueAt(state); at !== undefined; at = dueAt(state)) {
    const found = foundFrom !== undefined && state.attempts + 1 >= foundFrom ? ad : undefined;
    const step = next(state, { kind: 'time', at, found }, dice);
    state = step.state;
    if (step.report !== undefined) reports.push({ ...step.report, at: at - 1_000 });
    if (moments.at(-1)?.shown !== name()) moments.push({ at: at - 1_000, shown: name() });
  }
  return { moments, reports, state };
}

const display = (label: string, at: number) => ({
  kind: 'ad',
  eventAction: 'display',
  eventLabel: label,
  at,
});

describe('an ad of the provider', () => {
  it('shows when it is found at once, and counts 2,500 ms later', () => {
    const { moments, reports, state } = play({ foundFrom: 1 });
    expect(moments).toEqual([
      { at: 0, shown: 'nothing' },
      { at: 0, shown: 'carbon-page-image' },
    ]);
    expect(reports).toEqual([display('carbon-page-image', 2_500)]);
    expect(state.attempts).toBe(1);
  });

  it('shows at the sixth attempt, 2,500 ms in, without a verdict before', () => {
    const { moments } = play({ foundFrom: 6 });
    expect(moments).toEqual([
      { at: 0, shown: 'nothing' },
      { at: 2_500, shown: 'carbon-page-image' },
    ]);
  });

  it('shows at the seventh attempt, before the verdict of that attempt', () => {
    const { moments } = play({ foundFrom: 7 });
    expect(moments).toEqual([
      { at: 0, shown: 'nothing' },
      { at: 3_000, shown: 'carbon-page-image' },
    ]);
  });

  it('takes the verdict back when it comes at the eighth attempt', () => {
    const { moments, reports } = play({ foundFrom: 8 });
    expect(moments).toEqual([
      { at: 0, shown: 'nothing' },
      { at: 3_000, shown: 'in-house-adblock-page-image' },
      { at: 3_500, shown: 'carbon-page-image' },
    ]);
    // The in-house ad stood for too short a time to count.
    expect(reports).toEqual([display('carbon-page-image', 6_000)]);
  });

  it('takes the verdict back at attempt 29, 14,000 ms in, after the in-house ad has counted', () => {
    const { moments, reports } = play({ foundFrom: 29 });
    expect(moments.at(-1)).toEqual({ at: 14_000, shown: 'carbon-page-image' });
    expect(reports).toEqual([
      display('in-house-adblock-page-image', 5_500),
      display('carbon-page-image', 16_500),
    ]);
  });

  it('is found by the thirtieth attempt, 14,500 ms in, and by no later one', () => {
    expect(play({ foundFrom: 30 }).moments.at(-1)).toEqual({
      at: 14_500,
      shown: 'carbon-page-image',
    });
    const never = play({ foundFrom: 31 });
    expect(never.state.attempts).toBe(30);
    expect(never.moments.at(-1)).toEqual({ at: 3_000, shown: 'in-house-adblock-page-image' });
  });

  it('gives way to one of ours when its link is exactly the backers page', () => {
    const backers = play({ foundFrom: 1, ad: { link: BACKERS_PAGE } });
    expect(backers.moments.at(-1)).toEqual({ at: 0, shown: 'in-house-carbon-page-image' });
    expect(backers.reports).toEqual([display('in-house-carbon-page-image', 2_500)]);
    const other = play({ foundFrom: 1, ad: { link: `${BACKERS_PAGE}/` } });
    expect(other.moments.at(-1)?.shown).toBe('carbon-page-image');
  });

  it('is looked for at fixed times, whatever the clock of the page adds', () => {
    const dice = falling([]);
    let state = startAd(terms, 0, dice);
    ({ state } = next(state, { kind: 'time', at: 0 }, dice));
    expect(dueAt(state)).toBe(500);
    ({ state } = next(state, { kind: 'time', at: 499 }, dice));
    expect(state.attempts).toBe(1);
    ({ state } = next(state, { kind: 'time', at: 510 }, dice));
    expect([state.attempts, dueAt(state)]).toEqual([2, 1_010]);
  });
});

describe('a blocker', () => {
  it('brings the message for a draw below 0.2, which is no ad and counts as none', () => {
    const { moments, reports } = play({ draws: [0.19] });
    expect(moments).toEqual([
      { at: 0, shown: 'nothing' },
      { at: 3_000, shown: 'message' },
    ]);
    expect(reports).toEqual([]);
  });

  it('brings an in-house ad for a draw of 0.2', () => {
    const { moments } = play({ draws: [0.2] });
    expect(moments.at(-1)).toEqual({ at: 3_000, shown: 'in-house-adblock-page-image' });
  });

  it('brings the message to 20 % of mounts', () => {
    const dice = seeded(7);
    const mounts = Array.from({ length: 20_000 }, () => startAd(terms, 0, dice));
    const share = mounts.filter(({ drawn }) => drawn.message).length / mounts.length;
    expect(share).toBeCloseTo(0.2, 2);
  });
});

describe('without a provider', () => {
  it('one of ours stands at once', () => {
    const { moments, reports } = play({ over: { provider: false, shape: 'inline' } });
    expect(moments).toEqual([{ at: 0, shown: 'in-house-page-inline' }]);
    expect(reports).toEqual([display('in-house-page-inline', 2_500)]);
  });

  it('every promotion is drawn as often', () => {
    const dice = seeded(3);
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 20_000; i += 1) {
      const { shown } = startAd({ ...terms, provider: false }, 0, dice);
      if (shown.kind === 'in-house') counts[shown.promotion] = (counts[shown.promotion] ?? 0) + 1;
    }
    for (const count of counts) expect(count / 20_000).toBeCloseTo(0.25, 1);
    expect([0, 0.2499, 0.25, 0.75, 0.9999].map((draw) => drawPromotion(4, () => draw))).toEqual([
      0, 0, 1, 3, 3,
    ]);
  });
});

it('shows nothing and tells nothing to a bot, or where ads are off', () => {
  for (const provider of [true, false]) {
    const { moments, reports, state } = play({ over: { silent: true, provider } });
    expect(moments).toEqual([{ at: 0, shown: 'nothing' }]);
    expect([reports, state.attempts]).toEqual([[], 0]);
  }
});

it('knows bots by what they call themselves', () => {
  for (const name of ['Googlebot/2.1', 'a web crawler', 'Baiduspider', 'my Robot', 'crawling']) {
    expect(isBot(name)).toBe(true);
  }
  expect(isBot('Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36')).toBe(false);
});

it('reports 10 % of displays', () => {
  const dice = seeded(11);
  let counted = 0;
  for (let i = 0; i < 20_000; i += 1) {
    const state = startAd({ ...terms, provider: false, ratio: 0.1 }, 0, dice);
    const { report } = next(state, { kind: 'time', at: 2_500 }, dice);
    if (report !== undefined) counted += 1;
  }
  expect(counted / 20_000).toBeCloseTo(0.1, 2);
});

it('draws the inline shape for 20 % of page loads', () => {
  const dice = seeded(5);
  const shapes = Array.from({ length: 20_000 }, () => drawShape(dice));
  expect(shapes.filter((shape) => shape === 'inline').length / 20_000).toBeCloseTo(0.2, 2);
  expect([drawShape(() => 0.1999), drawShape(() => 0.2)]).toEqual(['inline', 'image']);
});

it('draws nothing after a crash, reports it and asks for no more time', () => {
  const dice = falling([]);
  const { state, report } = next(startAd(terms, 0, dice), { kind: 'crash' }, dice);
  expect(report).toEqual({ kind: 'ad_crash' });
  expect(state.shown).toEqual({ kind: 'nothing' });
  expect(dueAt(state)).toBeUndefined();
});
