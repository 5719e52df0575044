import { contentTypeOf } from './contentType.ts';
import { printDate } from './conditions.ts';
import type { Delivery } from './delivery.ts';
import type { Contents } from './contents.ts';
import { streamPart } from './fileStream.ts';
import type { Offer, Representation } from './representation.ts';

/** What the answer needs besides the bytes. */
export interface Sending {
  method: string;
  /** The file's own name, not the compressed one's. */
  name: string;
  /** Fields that do not depend on the request. */
  fields: Readonly<Record<string, string>>;
  contents: Contents;
  onFailure: (error: unknown) => void;
}

/** The headers of files that were sent whole: they are the same until a file is looked up again. */
const wholeHeaders = new WeakMap<Representation, Record<string, string>>();

/** Answers with a file: 200, 206, 304 or 416. HEAD gets the headers of GET (RFC 9110, section 9.3.2). */
export async function serveFile(
  delivery: Delivery,
  { varies }: Offer,
  sending: Sending,
): Promise<Response> {
  const { of } = delivery;
  const known = delivery.kind === 'whole' ? wholeHeaders.get(of) : undefined;
  if (known !== undefined) {
    return sendBody({ status: 200, headers: known, of, first: 0, length: of.size }, sending);
  }
  // A plain object: the adapter writes it as it is, where `Headers` would be built and read again.
  const headers = baseOf(sending, varies);
  headers['ETag'] = of.etag;

  switch (delivery.kind) {
    case 'not-modified':
      // Only what a cache needs to go on with what it has (RFC 9110, section 15.4.5).
      return new Response(null, { status: 304, headers });
    case 'unsatisfiable':
      return new Response(null, {
        status: 416,
        headers: {
          ...sending.fields,
          'Content-Range': `bytes */${of.size}`,
          'Content-Length': '0',
          'Accept-Ranges': 'bytes',
        },
      });
    case 'part': {
      const { first, last } = delivery;
      headers['Content-Range'] = `bytes ${first}-${last}/${of.size}`;
      addFacts(headers, of);
      return send({ status: 206, headers, of, first, length: last - first + 1 }, sending);
    }
    case 'whole':
      addFacts(headers, of);
      wholeHeaders.set(of, headers);
      return send({ status: 200, headers, of, first: 0, length: of.size }, sending);
  }
}
/** Answers 404 with the page for it, whole and without validators: they are for what is there. */
export function serveMissingPage({ chosen, varies }: Offer, sending: Sending): Promise<Response> {
  const headers = baseOf(sending, varies);
  return send({ status: 404, headers, of: chosen, first: 0, length: chosen.size }, sending);
}

function baseOf({ fields }: Sending, varies: boolean): Record<string, string> {
  if (!varies) return { ...fields };
  const { Vary } = fields;
  return { ...fields, Vary: Vary === undefined ? 'Accept-Encoding' : `Accept-Encoding, ${Vary}` };
}

function addFacts(headers: Record<string, string>, { modifiedMs }: Representation): void {
  headers['Last-Modified'] = printDate(modifiedMs);
  headers['Accept-Ranges'] = 'bytes';
}

interface Body {
  status: number;
  headers: Record<string, string>;
  of: Representation;
  first: number;
  length: number;
}

function send(body: Body, sending: Sending): Promise<Response> {
  const { headers, of, length } = body;
  headers['Content-Type'] = contentTypeOf(sending.name);
  headers['Content-Length'] = String(length);
  if (of.encoding !== 'identity') headers['Content-Encoding'] = of.encoding;
  return sendBody(body, sending);
}

async function sendBody(
  { status, headers, of, first, length }: Body,
  { method, contents, onFailure }: Sending,
): Promise<Response> {
  if (method === 'HEAD') return new Response(null, { status, headers });
  const kept = await contents(of);
  if (kept === undefined) {
    const stream = await streamPart({ path: of.path, first, length, onFailure });
    return new Response(stream, { status, headers });
  }
  const body = length === kept.length ? kept : kept.subarray(first, first + length);
  return new Response(body, { status, headers });
}
