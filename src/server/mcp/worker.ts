import { parentPort, workerData } from 'node:worker_threads';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { createServer } from './createServer.ts';
import { folderFiles } from './files.ts';
import { createLibrary } from './library.ts';
import type { Ask, ThreadData, Told } from './messages.ts';
import { giveWay } from './priority.ts';
import { warmUp } from './warmUp.ts';

/*
 * The thread that speaks MCP (`thread.ts` starts it): a search takes its time, in which pages are served.
 */

/** How the SDK reports what a client did wrong, and has been told: nothing that we could mend. */
const REFUSED = /^(Rejected inbound request|Unsupported Media Type|Parse error|Not Acceptable)/;

const { root, answerBytes } = workerData as ThreadData; // what `thread.ts` gives
const port = parentPort;
if (port === null) throw new Error('This file is run as a thread.');

// Whoever asks for a page waits for no search, also where there is one core.
giveWay();

/** The bytes of an answer are handed over, not copied: the other thread has pages to serve. */
const tell = (told: Told): void =>
  port.postMessage(told, told.kind === 'answer' ? [told.body.buffer] : []);
const library = createLibrary(folderFiles(root));
const handler = createMcpHandler(() => createServer(library), {
  // A build never changes under a client: there is nothing to listen for.
  maxSubscriptions: 0,
  onerror: (error) => {
    if (!REFUSED.test(error.message)) tell({ kind: 'report', error });
  },
});

async function answer({ url, headers, body }: Ask): Promise<Told> {
  const response = await handler.fetch(new Request(url, { method: 'POST', headers, body }));
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > answerBytes) return { kind: 'large' };
    chunks.push(chunk);
  }
  return {
    kind: 'answer',
    status: response.status,
    headers: [...response.headers],
    body: new Uint8Array(Buffer.concat(chunks)),
  };
}

/** Begins when the first request is answered, which may be no search; those that come meanwhile wait for it. */
let warm: Promise<void> | undefined;

async function answerInTurn(ask: Ask): Promise<void> {
  await warm;
  tell(
    await answer(ask).catch((error: unknown): Told => ({ kind: 'failed', error: asError(error) })),
  );
  warm ??= warmUp(library).catch((error: unknown) =>
    tell({ kind: 'report', error: asError(error) }),
  );
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));

port.on('message', (ask: Ask) => void answerInTurn(ask));
