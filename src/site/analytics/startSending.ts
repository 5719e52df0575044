import { products } from '#content/products.ts';
import { VITALS_SHARE, pageView } from '#core/analytics/events.ts';
import { productOfRoute } from '#core/navigation/products.ts';
import type { Services } from '#core/services.ts';
import { documentServices } from '../page/documentServices.ts';
import type { AskedConsent } from './Consent.tsx';
import { listenForClicks } from './clicks.ts';
import { keepConsent, keptConsent } from './consent.ts';
import { loadProvider, stopProvider } from './provider.ts';
import { send, setPolicy } from './send.ts';
import type { Arrival } from './noteArrival.ts';
import { followUserProperties } from './userProperties.ts';

/**
 * Starts to send what analytics should hear: first the arrivals so far, then what comes.
 * @param ask draws the question whether visits may be counted.
 * @returns who is to be told of further arrivals.
 */
export function startSending(
  arrivals: readonly Arrival[],
  ask: (asked: AskedConsent) => void,
): (arrival: Arrival) => void {
  const { analytics } = documentServices();
  let last = '';
  const tell = ({ title, path }: Arrival): void => {
    // The same page with another query, such as a playground's, is no other page.
    if (path === last) return;
    last = path;
    send(pageView(title, path, productOfRoute(products, path).id));
  };
  if (refusesTracking()) {
    setPolicy('drop');
    return tell;
  }
  followUserProperties();
  for (const arrival of arrivals) tell(arrival);
  listenForClicks();
  if (Math.random() < VITALS_SHARE) {
    import('./vitals.ts').then(
      ({ watchVitals }) => watchVitals(),
      () => undefined, // one measurement less
    );
  }
  decide(analytics, ask);
  return tell;
}

/** Do Not Track, and Global Privacy Control (W3C). */
function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

function decide({ id, consent }: Services['analytics'], ask: (asked: AskedConsent) => void): void {
  const allow = (allowed: boolean): void => {
    if (id !== '') (allowed ? loadProvider : stopProvider)(id);
    setPolicy(allowed ? 'send' : 'drop');
  };
  if (!consent) {
    allow(true);
    return;
  }
  const kept = keptConsent();
  if (kept === undefined) setPolicy('hold');
  else allow(kept);
  const onAnswer = (allowed: boolean): void => {
    keepConsent(allowed);
    allow(allowed);
  };
  import('./Consent.tsx').then(
    ({ Consent }) => ask({ Consent, kept, onAnswer }),
    () => undefined, // not asked, so what was said before holds, or nothing is sent
  );
}
