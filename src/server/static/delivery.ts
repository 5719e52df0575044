import { readRange } from './byteRange.ts';
import { isNotModified, mayBePartial, type Conditions } from './conditions.ts';
import type { Offer, Representation } from './representation.ts';

/** How a file that is there is answered: 200, 206, 304, 416. */
export type Delivery =
  | { kind: 'whole'; of: Representation }
  | { kind: 'part'; of: Representation; first: number; last: number }
  | { kind: 'not-modified'; of: Representation }
  | { kind: 'unsatisfiable'; of: Representation };

/** What a request says about how it wants the file. */
export interface FileRequest extends Conditions {
  method: string;
  range?: string | undefined;
}

/**
 * Decides in the order of RFC 9110, section 13.2.2: a state the client has already comes first, then If-Range, then
 * the range. A range is defined for GET only (section 14.2) and is cut from the plain file: who resumes a download
 * has plain bytes, and the tag of a compressed one fails If-Range.
 */
export function deliveryOf(request: FileRequest, { plain, chosen }: Offer): Delivery {
  const range =
    request.method === 'GET' && mayBePartial(request, plain)
      ? readRange(request.range, plain.size)
      : readRange(undefined, plain.size);
  const of = range.kind === 'whole' ? chosen : plain;
  if (isNotModified(request, of)) return { kind: 'not-modified', of };
  return { ...range, of };
}
