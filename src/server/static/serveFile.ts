import { contentTypeOf } from './contentType.ts';
import { printDate } from './conditions.ts';
import type { Delivery } from './delivery.ts';
import { streamPart } from './fileStream.ts';
import type { Offer, Representation } from './representation.ts';

/** What the answer needs besides the bytes. */
export interface Sending {
  method: string;
  /** The file's own name, not the compressed one's. */
  name: string;
  cacheControl: string;
  onFailure: (error: unknown) => void;
}

/** Answers with a file: 200, 206, 304 or 416. HEAD gets the headers of GET (RFC 9110, section 9.3.2). */
export async function serveFile(
  delivery: Delivery,
  { varies }: Offer,
  sending: Sending,
): Promise<Response> {
  const { of } = delivery;
  const headers = new Headers({ 'Cache-Control': sending.cacheControl, ETag: of.etag });
  if (varies) headers.set('Vary', 'Accept-Encoding');

  switch (delivery.kind) {
    case 'not-modified':
      // Only what a cache needs to go on with what it has (RFC 9110, section 15.4.5).
      return new Response(null, { status: 304, headers });
    case 'unsatisfiable':
      return new Response(null, {
        status: 416,
        headers: {
          'Content-Range': `bytes */${of.size}`,
          'Content-Length': '0',
          'Accept-Ranges': 'bytes',
        },
      });
    case 'part': {
      const { first, last } = delivery;
      headers.set('Content-Range', `bytes ${first}-${last}/${of.size}`);
      addFacts(headers, of);
      return send({ status: 206, headers, of, first, length: last - first + 1 }, sending);
    }
    case 'whole':
      addFacts(headers, of);
      return send({ status: 200, headers, of, first: 0, length: of.size }, sending);
  }
}

/** Answers 404 with the page for it, whole and without validators: they are for what is there. */
export function serveMissingPage({ chosen, varies }: Offer, sending: Sending): Promise<Response> {
  const headers = new Headers({ 'Cache-Control': sending.cacheControl });
  if (varies) headers.set('Vary', 'Accept-Encoding');
  return send({ status: 404, headers, of: chosen, first: 0, length: chosen.size }, sending);
}

function addFacts(headers: Headers, { modifiedMs }: Representation): void {
  headers.set('Last-Modified', printDate(modifiedMs));
  headers.set('Accept-Ranges', 'bytes');
}

interface Body {
  status: number;
  headers: Headers;
  of: Representation;
  first: number;
  length: number;
}

async function send(
  { status, headers, of, first, length }: Body,
  { method, name, onFailure }: Sending,
): Promise<Response> {
  headers.set('Content-Type', contentTypeOf(name));
  headers.set('Content-Length', String(length));
  if (of.encoding !== 'identity') headers.set('Content-Encoding', of.encoding);
  const body =
    method === 'HEAD' ? null : await streamPart({ path: of.path, first, length, onFailure });
  return new Response(body, { status, headers });
}
