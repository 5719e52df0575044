import { useEffect, useReducer } from 'react';
import {
  ANSWER_AT_MOST,
  nextFeed,
  readFeed,
  startFeed,
  type FeedAd,
  type FeedEvent,
} from '#core/ads/feed.ts';

/** A provider that has not answered by then has failed. */
const ANSWER_WITHIN_MS = 10_000;

/** The ad that the provider's list has for this reader; undefined until there is one, and when there is none. */
export function useFeed(address: string, hosts: readonly string[]): FeedAd | undefined {
  const [state, feed] = useReducer(nextFeed, startFeed);
  const request = state.kind === 'asking' ? state.request : undefined;
  useEffect(() => {
    if (request === undefined) return undefined;
    const leaving = new AbortController();
    void ask(address, hosts, leaving.signal).then((event) => {
      if (!leaving.signal.aborted) feed(event);
    });
    return () => leaving.abort();
  }, [address, hosts, request]);
  return state.kind === 'found' ? state.ad : undefined;
}

async function ask(
  address: string,
  hosts: readonly string[],
  leaving: AbortSignal,
): Promise<FeedEvent> {
  try {
    const signal = AbortSignal.any([leaving, AbortSignal.timeout(ANSWER_WITHIN_MS)]);
    const response = await fetch(address, { signal, credentials: 'omit' });
    const text = response.ok ? await response.text() : '';
    if (text === '' || text.length > ANSWER_AT_MOST) return { kind: 'failure' };
    return { kind: 'answer', ad: readFeed(JSON.parse(text), { hosts, at: Date.now() }) };
  } catch {
    return { kind: 'failure' }; // no network, a blocker, no JSON: no ad
  }
}
