import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { DocsError } from '#core/errors.ts';
import type { EmbeddedDatabase } from '../database/embedded.ts';
import { readFilter } from './filter.ts';
import { allAnswers, type Row } from './read.ts';

/*
 * The embedded database is open in one process only. So that answers can be read while the server runs, that process
 * hands them over through the socket that locks the folder: whoever may read the folder may read them.
 */

/** Answers on the lock's socket: `GET /?<filter>` gives a line of JSON for each row. */
export function answerOwner({ lock, orm, run }: EmbeddedDatabase): void {
  lock.removeAllListeners('request');
  lock.on('request', (asked: IncomingMessage, response: ServerResponse) => {
    const { searchParams } = new URL(asked.url ?? '/', 'http://owner');
    const hand = async (): Promise<void> => {
      const filter = readFilter(Object.fromEntries(searchParams));
      for await (const row of allAnswers(orm, filter, run)) {
        if (!response.write(`${JSON.stringify(row)}\n`)) await once(response, 'drain');
      }
      response.end();
    };
    // The one who asked sees that the answer was cut off.
    hand().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
}

/**
 * Reads answers from the process that has the folder.
 * @param socket its address (`FolderInUse`).
 */
export async function* askOwner(
  socket: string,
  fields: Readonly<Record<string, string>>,
): AsyncGenerator<Row> {
  const path = `/?${new URLSearchParams(fields).toString()}`;
  const outgoing = request({ socketPath: socket, path, agent: false }).end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) {
    throw new DocsError(
      'The process that has the feedback folder is still opening the database.',
      'Try again in a moment.',
    );
  }
  for await (const line of createInterface({ input: response })) {
    const row = JSON.parse(line) as Row; // our own, except for the date
    yield { ...row, created: new Date(row.created) };
  }
  if (!response.complete) throw new Error('The other process has ended before it was done.');
}
