/*
 * The provider's list of ads, parsed at the door: whatever is no text, no https address or too long does not come in
 * (shared BEHAVIOUR, Ads; fields: specification, section 3).
 */

/** A list without an ad is asked for again so often. */
export const RETRIES_AT_MOST = 10;
/** A longer answer is none, in characters. */
export const ANSWER_AT_MOST = 200_000;

const COMPANY_AT_MOST = 80;
const DESCRIPTION_AT_MOST = 240;
const ADDRESS_AT_MOST = 2_048;
const RECORDS_AT_MOST = 50;
const PIXELS_AT_MOST = 8;

/** An ad that may be shown. All addresses are https. */
export interface FeedAd {
  company: string;
  description: string;
  image?: string;
  link: string;
  /** Requested as unseen images, so that the provider can count. */
  pixels: string[];
}

interface Door {
  /** The hosts that addresses may have; empty: any. */
  hosts: readonly string[];
  /** Stands for `[timestamp]` where the record brings none, in ms since 1970. */
  at: number;
}

/**
 * The first record of the provider's answer that can be shown; undefined when there is none.
 * @param answer the parsed JSON: a list of records, or an object with that list as `ads`.
 */
export function readFeed(answer: unknown, door: Door): FeedAd | undefined {
  const list: unknown = Array.isArray(answer) ? answer : fieldsOf(answer)['ads'];
  if (!Array.isArray(list)) return undefined;
  for (const record of list.slice(0, RECORDS_AT_MOST)) {
    const ad = readRecord(record, door);
    if (ad !== undefined) return ad;
  }
  return undefined;
}

function readRecord(record: unknown, { hosts, at }: Door): FeedAd | undefined {
  const fields = fieldsOf(record);
  const link = readAddress(fields['statlink'], hosts);
  const description = readText(fields['description'], DESCRIPTION_AT_MOST);
  if (link === undefined || description === '') return undefined;
  const image = readAddress(fields['image'], hosts);
  const { timestamp, pixel } = fields;
  const stamp = /^\d{1,20}$/.test(String(timestamp)) ? String(timestamp) : String(at);
  const parts = typeof pixel === 'string' ? pixel.split('||').slice(0, PIXELS_AT_MOST) : [];
  const pixels = [
    fields['statimp'],
    ...parts.map((part) => part.replaceAll('[timestamp]', stamp)),
  ].flatMap((address) => readAddress(address, hosts) ?? []);
  return {
    company: readText(fields['company'], COMPANY_AT_MOST),
    description,
    ...(image !== undefined && { image }),
    link,
    pixels,
  };
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Text on one line; what is none is empty, what is too long ends in an ellipsis. */
function readText(value: unknown, atMost: number): string {
  if (typeof value !== 'string') return '';
  // Controls, and marks that would turn the text around them, are no letters.
  const line = value
    .slice(0, 4 * atMost)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  const letters = [...line];
  return letters.length <= atMost ? line : `${letters.slice(0, atMost - 1).join('')}…`;
}

const ADDRESS =
  /^(?:https:)?\/\/([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(?::\d{1,5})?(?:[/?#][^\s"'<>\\^`{|}]*)?$/i;

/** An address as the provider writes them, also without a scheme, made https; undefined for any other. */
export function readAddress(value: unknown, hosts: readonly string[]): string | undefined {
  if (typeof value !== 'string' || value.length > ADDRESS_AT_MOST) return undefined;
  const host = ADDRESS.exec(value)?.[1]?.toLowerCase();
  if (host === undefined || (hosts.length > 0 && !hosts.includes(host))) return undefined;
  return value.startsWith('//') ? `https:${value}` : value;
}

export type FeedState =
  /** The list is being asked for, for the `request`th time, from 1. */
  | { kind: 'asking'; request: number }
  | { kind: 'found'; ad: FeedAd }
  /** No ad: the provider has none for us, or did not answer. */
  | { kind: 'none' };

export type FeedEvent = { kind: 'answer'; ad: FeedAd | undefined } | { kind: 'failure' };

export const startFeed: FeedState = { kind: 'asking', request: 1 };

/** What follows from the provider's answer. Once decided, nothing changes it. */
export function nextFeed(state: FeedState, event: FeedEvent): FeedState {
  if (state.kind !== 'asking') return state;
  if (event.kind === 'failure') return { kind: 'none' };
  if (event.ad !== undefined) return { kind: 'found', ad: event.ad };
  return state.request > RETRIES_AT_MOST
    ? { kind: 'none' }
    : { kind: 'asking', request: state.request + 1 };
}
