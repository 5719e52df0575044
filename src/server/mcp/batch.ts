/** The one revision of the protocol that has batches; also what a client means that names none. */
const BATCH_REVISION = '2025-03-26';

/** Messages in one request. */
export const BATCH_MAX = 5;

/** How many messages a body holds, or what is wrong with sending so many. */
export type Counted = { kind: 'messages'; count: number } | { kind: 'refused'; reason: string };

/**
 * Counts the messages of a body. What is no list counts as one message, also when it is nothing at all: the protocol's
 * own parser says what is wrong with it.
 * @param revision the header `MCP-Protocol-Version`.
 */
export function countMessages(body: string, revision: string | undefined): Counted {
  if (!/^\s*\[/.test(body)) return { kind: 'messages', count: 1 };
  const list = parseList(body);
  if (list === undefined) return { kind: 'messages', count: 1 };
  if (revision !== undefined && revision !== BATCH_REVISION) {
    return {
      kind: 'refused',
      reason: `Revision ${revision.slice(0, 20)} of the protocol has no batches. Send one message in a request.`,
    };
  }
  if (list.length > BATCH_MAX) {
    return {
      kind: 'refused',
      reason: `A batch has at most ${BATCH_MAX} messages, this one has ${list.length}. Send several requests.`,
    };
  }
  return { kind: 'messages', count: Math.max(1, list.length) };
}

function parseList(body: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined; // the protocol's parser says so
  }
}
