import { promotions } from '#content/promotions.ts';
import { drawShape, isBot } from '#core/ads/chance.ts';
import type { AdTerms } from '#core/ads/flow.ts';
import type { AdServices } from '#core/services.ts';

/** Drawn once for each document that is loaded. */
export const shape = drawShape(Math.random);

/** What an ad of this document is shown under. */
export const termsOf = ({
  on,
  ...rest
}: Pick<AdTerms, 'placement' | 'provider'> &
  Pick<AdServices, 'on' | 'backers' | 'ratio'>): AdTerms => ({
  ...rest,
  shape,
  silent: !on || isBot(navigator.userAgent),
  promotions: promotions.length,
});
