import { products } from '#content/products.ts';
import { VITALS_SHARE, pageView } from '#core/analytics/events.ts';
import { productOfRoute } from '#core/navigation/products.ts';
import type { Services } from '#core/services.ts';
import { documentServices } from '../page/documentServices.ts';
import { followArrivals, type Arrival } from '../shell/arrivals.ts';
import { askConsent } from './consentStore.ts';
import { listenForClicks } from './clicks.ts';
import { keepConsent, keptConsent } from './consent.ts';
import { loadProvider, stopProvider } from './provider.ts';
import { send, setPolicy } from './send.ts';
import { followUserProperties } from './userProperties.ts';

/** Starts to send what analytics should hear: first the arrivals so far, then what comes. */
export function startSending(): void {
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
    return;
  }
  followUserProperties();
  followArrivals(tell);
  listenForClicks();
  if (Math.random() < VITALS_SHARE) {
    import('./vitals.ts').then(
      ({ watchVitals }) => watchVitals(),
      () => undefined, // one measurement less
    );
  }
  decide(analytics);
}

/** Do Not Track, and Global Privacy Control (W3C). */
function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

function decide({ id, consent }: Services['analytics']): void {
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
  askConsent({ kept, onAnswer });
}
