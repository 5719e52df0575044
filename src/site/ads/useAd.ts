import { useMemo, useSyncExternalStore } from 'react';
import { dueAt, next, startAd, type AdTerms, type FoundAd, type Shown } from '#core/ads/flow.ts';
import { send } from '../analytics/send.ts';

interface Ad {
  shown: Shown;
  /** Whether the provider's ad may still come. */
  looking: boolean;
}

const NOTHING: Ad = { shown: { kind: 'nothing' }, looking: false };

/**
 * Runs the machine of one ad while the component is mounted.
 * @param look the provider's ad, if it stands there.
 */
export function useAd(terms: AdTerms, look: () => FoundAd | undefined): Ad {
  const { subscribe, getAd } = useMemo(() => createAd(terms, look), [terms, look]);
  return useSyncExternalStore(subscribe, getAd);
}

/** A store for one component: the machine starts when it listens, and stops when it leaves. */
function createAd(terms: AdTerms, look: () => FoundAd | undefined) {
  let ad = NOTHING;
  const subscribe = (listener: () => void): (() => void) =>
    run(terms, look, (later) => {
      ad = later;
      listener();
    });
  return { subscribe, getAd: (): Ad => ad };
}

/** @returns what stops it. */
function run(
  terms: AdTerms,
  look: () => FoundAd | undefined,
  onChange: (ad: Ad) => void,
): () => void {
  let state = startAd(terms, performance.now(), Math.random);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told: Ad | undefined;
  const tell = (): void => {
    const ad = { shown: state.shown, looking: state.pollAt !== undefined };
    if (told?.shown === ad.shown && told.looking === ad.looking) return;
    told = ad;
    onChange(ad);
  };
  const wait = (): void => {
    const due = dueAt(state);
    // With 0 ms at first: the provider is asked only after the page's own work of this moment.
    if (due !== undefined) timer = setTimeout(step, Math.max(0, due - performance.now()));
  };
  const step = (): void => {
    const time = { kind: 'time', at: performance.now(), found: look() } as const;
    const { state: later, report } = next(state, time, Math.random);
    state = later;
    if (report !== undefined) send(report);
    tell();
    wait();
  };
  tell();
  wait();
  return () => clearTimeout(timer);
}
