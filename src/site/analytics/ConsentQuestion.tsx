import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { getConsentQuestion, subscribeConsent } from './consentStore.ts';
import type { ConsentProps } from './Consent.tsx';

/** The question whether visits may be counted, once there is one. What draws it comes with it. */
export function ConsentQuestion() {
  const question = useSyncExternalStore(subscribeConsent, getConsentQuestion, getConsentQuestion);
  const [loaded, setLoaded] = useState<{ Consent: ComponentType<ConsentProps> }>();
  const hasQuestion = question !== undefined;
  useEffect(() => {
    if (!hasQuestion) return;
    import('./Consent.tsx').then(
      setLoaded,
      () => undefined, // not asked, so what was said before holds, or nothing is sent
    );
  }, [hasQuestion]);
  return question && loaded && <loaded.Consent {...question} />;
}
