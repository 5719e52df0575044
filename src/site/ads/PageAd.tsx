import { useCallback, useMemo, useRef } from 'react';
import { promotions } from '#content/promotions.ts';
import { labelOf, type AdTerms, type FoundAd, type Shown } from '#core/ads/flow.ts';
import { send } from '../analytics/send.ts';
import { savesData } from '../savesData.ts';
import { useAdServices } from './contexts.tsx';
import { Labelled } from './Labelled.tsx';
import { BlockedMessage, PromotionCard } from './PromotionCard.tsx';
import { ProviderFrame } from './ProviderFrame.tsx';
import { termsOf } from './terms.ts';
import { useAd } from './useAd.ts';

/** The ad under the page's description: the provider's, or one of ours. */
export function PageAd() {
  const ads = useAdServices();
  const { script } = ads;
  const terms = useMemo(() => termsOf('page', script !== '' && !savesData(), ads), [ads, script]);
  const found = useRef<FoundAd>(undefined);
  const look = useCallback(() => found.current, []);
  const { shown, looking } = useAd(terms, look);
  const external = shown.kind === 'external';
  return (
    <>
      <OwnAd shown={shown} terms={terms} />
      {(external || looking) && (
        <ProviderFrame
          script={script}
          seen={external}
          onState={(ad) => {
            found.current = ad;
          }}
          onClick={() => {
            const eventLabel = labelOf(terms, { kind: 'external' });
            if (external && eventLabel !== undefined) {
              send({ kind: 'ad', eventAction: 'click', eventLabel });
            }
          }}
        />
      )}
    </>
  );
}

/** What is shown without the provider. */
function OwnAd({ shown, terms }: { shown: Shown; terms: AdTerms }) {
  if (shown.kind === 'message') return <BlockedMessage />;
  const promotion = shown.kind === 'in-house' ? promotions[shown.promotion] : undefined;
  if (promotion === undefined) return null;
  return (
    <Labelled>
      <PromotionCard promotion={promotion} shape={terms.shape} label={labelOf(terms, shown)} />
    </Labelled>
  );
}
