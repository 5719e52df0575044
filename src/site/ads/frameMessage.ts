import type { FoundAd } from '#core/ads/flow.ts';

export type FrameMessage = { kind: 'state'; found: FoundAd | undefined } | { kind: 'click' };

const LINK_AT_MOST = 2_048;

/**
 * What the frame's document says. The provider's script can say anything there: the worst it can make us believe is
 * that its ad stands, or was clicked.
 * @returns undefined for anything else.
 */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { ad, found, link } = data as Record<string, unknown>;
  if (ad === 'click') return { kind: 'click' };
  if (ad !== 'state') return undefined;
  if (found !== true) return { kind: 'state', found: undefined };
  return {
    kind: 'state',
    found: { link: typeof link === 'string' && link.length <= LINK_AT_MOST ? link : '' },
  };
}
