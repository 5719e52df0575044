import { promotions } from '#content/promotions.ts';
import { drawShape, isBot } from '#core/ads/chance.ts';
import type { AdTerms } from '#core/ads/flow.ts';
import type { AdPlacement } from '#core/analytics/events.ts';
import type { AdServices } from '#core/services.ts';

/** Drawn once for each document that is loaded. */
export const shape = drawShape(Math.random);

/**
 * What an ad of this document is shown under.
 * @param provider whether an ad of the provider may come.
 */
export const termsOf = (
  placement: AdPlacement,
  provider: boolean,
  { on, backers, ratio }: AdServices,
): AdTerms => ({
  placement,
  shape,
  silent: !on || isBot(navigator.userAgent),
  provider,
  backers,
  ratio,
  promotions: promotions.length,
});
