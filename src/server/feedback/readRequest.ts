import { createHash } from 'node:crypto';
import {
  BODY_MAX_BYTES,
  DWELL_MIN_MS,
  readAnswer,
  type Answer,
  type FeedbackPages,
} from '#core/feedback/answer.ts';
import type { FeedbackConfig } from '../config.ts';

/** A form writes a character beyond ASCII as nine; what it holds is limited like everything else. */
const FORM_MAX_BYTES = 4 * BODY_MAX_BYTES;

/** An answer that is refused; the status and the reason are for the client, the reader sees the message. */
interface Refused {
  status: 400 | 404 | 415 | 422;
  reason: string;
}

type ReadResult = { kind: 'answer'; answer: Answer } | ({ kind: 'refused' } & Refused);

const refused = (status: Refused['status'], reason: string): ReadResult => ({
  kind: 'refused',
  status,
  reason,
});

/** Which pages are ours. */
export type OurPages = Pick<FeedbackConfig, 'hosts' | 'encrypted'>;

/**
 * The request comes from one of our own pages: a browser says from where, and no page can make it lie.
 * @param pages with the hosts that count as ours besides the one that was asked.
 */
export function isFromOurPage(headers: Headers, { hosts, encrypted }: OurPages): boolean {
  const origin = headers.get('Origin');
  if (origin === null) return headers.get('Sec-Fetch-Site') === 'same-origin';
  if (!URL.canParse(origin)) return false; // "null": a sandboxed frame, a file
  const { host, protocol } = new URL(origin);
  // Anybody on the way can write an unencrypted page of our host.
  if (encrypted && protocol !== 'https:') return false;
  return host === headers.get('Host')?.toLowerCase() || hosts.includes(host);
}

export const isForm = (headers: Headers): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(headers.get('Content-Type') ?? '');

const isJson = (headers: Headers): boolean =>
  /^application\/json\b/i.test(headers.get('Content-Type') ?? '');

/** How many bytes of a body are read. */
export const bodyLimitOf = (headers: Headers): number =>
  isForm(headers) ? FORM_MAX_BYTES : BODY_MAX_BYTES;

/**
 * Reads an answer: JSON from the widget, or the plain form of a page without JavaScript.
 * @param network what stands for where it comes from: a form has no key of its own, and gets one made of this.
 */
export async function readSent(
  { headers, body }: { headers: Headers; body: string },
  pages: FeedbackPages,
  network: () => Promise<string>,
): Promise<ReadResult> {
  const form = isForm(headers);
  if (!form && !isJson(headers)) return refused(415, 'Send JSON, or a form.');
  const value = form ? await readForm(body, headers, network) : parseJson(body);
  if (value === undefined) return refused(400, 'The body is no JSON object.');
  if (value['website'] !== undefined && value['website'] !== '') {
    return refused(422, 'A field that no reader sees was filled in.');
  }
  if (!form && !(Number(value['dwell']) >= DWELL_MIN_MS)) {
    return refused(422, `An answer comes at least ${DWELL_MIN_MS} ms after its page.`);
  }
  const answer = readAnswer(value);
  if ('wrong' in answer) return refused(400, `${answer.wrong}.`);
  const sections = Object.hasOwn(pages, answer.page) ? pages[answer.page] : undefined;
  if (sections === undefined) return refused(404, 'There is no such page.');
  if (answer.section !== '' && !sections.includes(answer.section)) {
    return refused(404, 'The page has no such section.');
  }
  return { kind: 'answer', answer };
}

function parseJson(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined; // the caller says so
  }
}

/** The fields of a form, in the types of an answer. */
async function readForm(
  body: string,
  headers: Headers,
  network: () => Promise<string>,
): Promise<Record<string, unknown>> {
  const { rating = '', ...fields } = Object.fromEntries(new URLSearchParams(body));
  // Browsers send line breaks of two characters, which they do not count.
  const comment = fields['comment']?.replace(/\r\n/g, '\n') ?? '';
  const same = [
    await network(),
    headers.get('User-Agent') ?? '',
    fields['page'],
    fields['section'],
  ];
  return {
    ...fields,
    comment,
    key: keyFrom([...same, rating, comment]),
    revision: 1,
    rating: rating === '' ? undefined : Number(rating),
  };
}

/** A UUID that is the same for the same texts, so that a form that is sent twice is stored once. */
function keyFrom(texts: readonly (string | undefined)[]): string {
  const hex = createHash('sha256').update(JSON.stringify(texts)).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join('-');
}
