import { MCP_PATH } from '#core/discovery/mcpServer.ts';
import { readBody } from '../body.ts';
import { createBuckets, type BucketRule } from '../buckets.ts';
import { QueueFull } from '../database/queue.ts';
import type { Log } from '../log.ts';
import { BATCH_MAX, countMessages } from './batch.ts';
import type { Told } from './messages.ts';
import { isAllowedOrigin } from './origin.ts';
import { INVALID_REQUEST, rpcError, SERVER_ERROR } from './rpcError.ts';
import { createThread } from './thread.ts';

/** A call has a few short arguments. */
const MOST_BYTES = 64 * 1024;
/** The longest page, as JSON, is about half of it. */
const ANSWER_MAX_BYTES = 512 * 1024;
/** Messages that a network may send at once, and then in a second. A whole office can be one network. */
const MESSAGES: BucketRule = { size: 120, perSecond: 4 };
/** Requests of all networks that wait for their turn. */
const WAITING_MAX = 200;
const BUSY_RETRY_S = 5;

export interface EndpointOptions {
  /** As `openOutFolder` returns it. */
  root: string;
  log: Log;
  /** Where readers find the site, when that is not where the server listens. */
  publicOrigin?: string | undefined;
  messages?: BucketRule | undefined;
  /** For tests. */
  bodyWithinMs?: number;
  waitingMax?: number;
  turnWithinMs?: number;
}

/** @param network where the request comes from (`networkOf`). */
export type Endpoint = (request: Request, network: string) => Promise<Response>;

/**
 * MCP over streamable HTTP, without sessions: every request brings what it needs, of the current revision of the protocol
 * and of those before. What asks too much is refused here; all else is answered in a thread of its own, so that pages
 * are served meanwhile. That thread starts with the first call: a server which serves pages only does not carry it.
 */
export function createEndpoint(options: EndpointOptions): Endpoint {
  const { root, log, publicOrigin, bodyWithinMs, messages = MESSAGES } = options;
  const buckets = createBuckets(messages);
  const report = (error: unknown): void => log({ method: 'POST', path: MCP_PATH, error });
  const thread = createThread({
    root,
    answerBytes: ANSWER_MAX_BYTES,
    waitingMax: options.waitingMax ?? WAITING_MAX,
    ...(options.turnWithinMs !== undefined && { turnWithinMs: options.turnWithinMs }),
    onReport: report,
  });
  const limited = (network: string, tokens: number): Response =>
    rpcError({
      status: 429,
      code: SERVER_ERROR,
      message: 'Too many messages from this network. Wait, then send fewer at once.',
      headers: { 'Retry-After': String(buckets.secondsUntil(network, tokens)) },
    });

  return async (request, network) => {
    if (!isAllowedOrigin(request.headers.get('Origin') ?? undefined, publicOrigin)) {
      return rpcError({
        status: 403,
        code: SERVER_ERROR,
        message: 'Pages of other sites cannot ask this server.',
      });
    }
    if (request.method !== 'POST') {
      return rpcError({
        status: 405,
        code: SERVER_ERROR,
        message: 'Method not allowed.',
        headers: { Allow: 'POST' },
      });
    }
    if (!buckets.take(network, 1)) return limited(network, 1);
    const body = await readBody(request, {
      bytes: MOST_BYTES,
      ...(bodyWithinMs !== undefined && { ms: bodyWithinMs }),
    });
    if (body.kind !== 'read') return unread(body.kind);
    const { headers, url } = request;
    const counted = countMessages(body.text, headers.get('MCP-Protocol-Version') ?? undefined);
    if (counted.kind === 'refused') {
      return rpcError({ status: 400, code: INVALID_REQUEST, message: counted.reason });
    }
    const others = counted.count - 1;
    if (others > 0 && !buckets.take(network, others)) return limited(network, others);
    try {
      const told = await thread.ask({ url, headers: [...headers], body: body.text });
      return print(told);
    } catch (error) {
      if (!(error instanceof QueueFull)) report(error);
      return rpcError({
        status: 503,
        code: SERVER_ERROR,
        message: 'Too many ask at this moment. Please try again in a few seconds.',
        headers: { 'Retry-After': String(BUSY_RETRY_S) },
      });
    }
  };
}

/** What is left of the request is not read: the connection is of no more use. */
function unread(kind: 'late' | 'large'): Response {
  const headers = { Connection: 'close' };
  const code = SERVER_ERROR;
  return kind === 'late'
    ? rpcError({
        status: 408,
        code,
        message: 'The body of the request did not arrive in time.',
        headers,
      })
    : rpcError({
        status: 413,
        code,
        message: `A request has at most ${MOST_BYTES} bytes. Ask for less at once.`,
        headers,
      });
}

function print(told: Exclude<Told, { kind: 'report' | 'failed' }>): Response {
  if (told.kind === 'answer') {
    const { status, headers, body } = told;
    return new Response(body.length === 0 ? null : body, { status, headers });
  }
  return rpcError({
    status: 400,
    code: INVALID_REQUEST,
    message: `The answer would have more than ${ANSWER_MAX_BYTES} bytes. Ask for less at once: fewer than ${BATCH_MAX} messages in a batch, or a page by its sections.`,
  });
}
