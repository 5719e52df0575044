import type { McpHttpHandler } from '@modelcontextprotocol/server';
import { SITE_ORIGIN } from '#content/site.ts';
import type { Log } from '../log.ts';
import { plainText } from '../plainText.ts';

/** Where the server speaks MCP over HTTP. */
export const MCP_PATH = '/x/mcp';

/** A call has a few short arguments. */
const MOST_BYTES = 64 * 1024;
const BODY_WITHIN_MS = 10_000;

/** How the SDK reports what a client did wrong, and has been told: nothing that we could mend. */
const REFUSED = /^(Rejected inbound request|Unsupported Media Type|Parse error|Not Acceptable)/;

interface EndpointOptions {
  /** As `openOutFolder` returns it. */
  root: string;
  log: Log;
  /** For tests. */
  bodyWithinMs?: number;
}

type Endpoint = (request: Request) => Promise<Response>;

/**
 * MCP over streamable HTTP, without sessions: every request brings what it needs, of the current revision of the protocol
 * and of those before. The SDK and what the tools answer from are loaded at the first call, so that a server which
 * serves pages only does not carry them.
 */
export function createEndpoint({
  root,
  log,
  bodyWithinMs = BODY_WITHIN_MS,
}: EndpointOptions): Endpoint {
  let loading: Promise<McpHttpHandler> | undefined;
  return async (request) => {
    const { originValidationResponse, localhostAllowedOrigins, readRequestBody } =
      await import('@modelcontextprotocol/server');
    // Other sites must not use a reader's browser to ask a server that only the reader can reach.
    const origins = [...localhostAllowedOrigins(), new URL(SITE_ORIGIN).hostname];
    const foreign = originValidationResponse(request, origins);
    if (foreign !== undefined) return foreign;
    loading ??= load(root, log);
    const handler = await loading;
    if (request.method !== 'POST') return handler.fetch(request);
    const body = await within(readRequestBody(request, MOST_BYTES), bodyWithinMs);
    if (body === 'late') return closing(408, 'The body of the request did not arrive in time.\n');
    if (body.tooLarge) {
      return closing(413, `A request has at most ${MOST_BYTES} bytes. Ask for less at once.\n`);
    }
    const { url, method, headers } = request;
    return handler.fetch(new Request(url, { method, headers, body: body.text }));
  };
}

/** What is left of the request is not read: the connection is of no more use. */
const closing = (status: number, text: string): Response =>
  plainText(status, text, { Connection: 'close' });

async function load(root: string, log: Log): Promise<McpHttpHandler> {
  const [{ createMcpHandler }, { createServer }, { createLibrary }, { folderFiles }] =
    await Promise.all([
      import('@modelcontextprotocol/server'),
      import('./createServer.ts'),
      import('./library.ts'),
      import('./files.ts'),
    ]);
  const library = createLibrary(folderFiles(root));
  return createMcpHandler(() => createServer(library), {
    maxRequestBodySize: MOST_BYTES,
    onerror: (error) => {
      if (!REFUSED.test(error.message)) log({ method: 'POST', path: MCP_PATH, error });
    },
  });
}

/** What a promise gives, or "late" when it takes longer. */
async function within<T>(promise: Promise<T>, ms: number): Promise<T | 'late'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
