import { LRUCache } from 'lru-cache';

/** How much a network may ask for. */
export interface BucketRule {
  /** Tokens of a full bucket: what a network may ask for at once. */
  size: number;
  /** Tokens that come back in a second. */
  perSecond: number;
}

/** Buckets of tokens, one for each network, in the memory of this process. */
export interface Buckets {
  /** Takes tokens; false, and nothing taken, when there are not enough. */
  take: (network: string, tokens: number) => boolean;
  /** Puts tokens back that were taken for nothing. */
  giveBack: (network: string, tokens: number) => void;
  /** Whole seconds until so many tokens are there. */
  secondsUntil: (network: string, tokens: number) => number;
}

/** Whoever comes from more networks than this gets a full bucket once in a while; the memory stays small. */
const MOST_NETWORKS = 10_000;

/** @param now milliseconds, for tests. */
export function createBuckets({ size, perSecond }: BucketRule, now = () => Date.now()): Buckets {
  const known = new LRUCache<string, { tokens: number; at: number }>({ max: MOST_NETWORKS });
  const tokensOf = (network: string): number => {
    const bucket = known.get(network);
    if (bucket === undefined) return size;
    return Math.min(size, bucket.tokens + ((now() - bucket.at) / 1000) * perSecond);
  };
  return {
    take: (network, tokens) => {
      const left = tokensOf(network) - tokens;
      if (left < 0) return false;
      known.set(network, { tokens: left, at: now() });
      return true;
    },
    giveBack: (network, tokens) => {
      known.set(network, { tokens: Math.min(size, tokensOf(network) + tokens), at: now() });
    },
    secondsUntil: (network, tokens) =>
      Math.max(1, Math.ceil((Math.min(tokens, size) - tokensOf(network)) / perSecond)),
  };
}
