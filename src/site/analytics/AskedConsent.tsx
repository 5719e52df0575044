import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { getAskedConsent, subscribeConsent } from './askedConsent.ts';
import type { ConsentProps } from './Consent.tsx';

/** The question whether visits may be counted, once there is one. What draws it comes with it. */
export function AskedConsent() {
  const asked = useSyncExternalStore(subscribeConsent, getAskedConsent, getAskedConsent);
  const [loaded, setLoaded] = useState<{ Consent: ComponentType<ConsentProps> }>();
  const isAsked = asked !== undefined;
  useEffect(() => {
    if (!isAsked) return;
    import('./Consent.tsx').then(
      setLoaded,
      () => undefined, // not asked, so what was said before holds, or nothing is sent
    );
  }, [isAsked]);
  return asked && loaded && <loaded.Consent {...asked} />;
}
