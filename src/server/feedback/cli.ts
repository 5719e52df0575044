/* `npm run feedback`: what readers say, as a list, CSV or JSON. */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { DocsError } from '#core/errors.ts';
import { readConfig } from '../config.ts';
import { openEmbedded } from '../database/embedded.ts';
import { FolderInUse } from '../database/folderLock.ts';
import { openPostgres } from '../database/postgres.ts';
import { EXPORTED, exportRow, printCsvLine } from './csv.ts';
import { FILTER_NAMES, readFilter } from './filter.ts';
import { askOwner } from './owner.ts';
import { allAnswers, type Row } from './read.ts';

const USAGE = `npm run feedback -- [list | csv | json] [options]

  --page /x/introduction/   answers on this page
  --section id              on this section; "-" for the whole page
  --rating up | down
  --since 2026-01-01        from this day or time on
  --until 2026-01-31        to the end of this day, or before this time
  --comments                only those with a comment
  --limit 100               so many, the newest; all when left out

The database is that of the server: DATABASE_URL, or the folder FEEDBACK_FOLDER.`;

const FORMATS = ['list', 'csv', 'json'] as const;
type Format = (typeof FORMATS)[number];

interface Arguments {
  format: Format;
  /** As `readFilter` takes it. */
  fields: Record<string, string>;
  limit: number;
}

function readArguments(args: string[]): Arguments | undefined {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = {
    page: text,
    section: text,
    rating: text,
    since: text,
    until: text,
    limit: text,
    comments: flag,
    help: flag,
  };
  const { values, positionals } = parse(() => parseArgs({ args, options, allowPositionals: true }));
  if (values.help === true) return undefined;
  const [name = 'list', ...more] = positionals;
  const format = FORMATS.find((one) => one === name);
  if (format === undefined || more.length > 0) {
    throw new DocsError(
      `"${positionals.join(' ')}" is no command.`,
      `Use one of: ${FORMATS.join(', ')}.`,
    );
  }
  const { limit = '', comments, help: _help, ...rest } = values;
  if (!/^\d*$/.test(limit)) {
    throw new DocsError(`The limit cannot be "${limit}".`, 'Use a whole number.');
  }
  const fields = Object.fromEntries(
    Object.entries({ ...rest, comments: comments === true ? 'yes' : undefined }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
  return { format, fields, limit: limit === '' ? Infinity : Number(limit) };
}

function parse<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    throw new DocsError(what, `Options: ${FILTER_NAMES.join(', ')}, limit, help.`);
  }
}

/** The rows asked for, and what closes the database. */
async function open(
  fields: Record<string, string>,
): Promise<{ rows: AsyncIterable<Row>; close: () => Promise<void> }> {
  const filter = readFilter(fields);
  const { databaseUrl, folder } = readConfig(process.env).feedback;
  try {
    const database =
      databaseUrl === undefined
        ? await openEmbedded(folder)
        : await openPostgres(databaseUrl, (error) => console.error(error.message));
    const { orm, run, close } = database;
    return { rows: allAnswers(orm, filter, run), close };
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return { rows: askOwner(error.socket, fields), close: () => Promise.resolve() };
  }
}

async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

function printListed({ created, page, section, rating, comment }: Row): string {
  const place = section === '' ? page : `${page}#${section}`;
  const line = `${created.toISOString().slice(0, 16).replace('T', ' ')}  ${rating === 1 ? 'up  ' : 'down'}  ${place}\n`;
  // No control characters but line breaks: a reader must not steer the terminal.
  const text = comment.replace(/[^\P{Cc}\n]/gu, ' ');
  return text === '' ? line : `${line}    ${text.replaceAll('\n', '\n    ')}\n`;
}

async function print(rows: AsyncIterable<Row>, { format, limit }: Arguments): Promise<void> {
  let count = 0;
  if (format === 'csv') await write(printCsvLine(EXPORTED));
  if (format === 'json') await write('[');
  for await (const row of rows) {
    if (count >= limit) break;
    const exported = exportRow(row);
    if (format === 'csv') await write(printCsvLine(EXPORTED.map((name) => exported[name])));
    else if (format === 'json')
      await write(`${count === 0 ? '' : ','}\n${JSON.stringify(exported)}`);
    else await write(printListed(row));
    count += 1;
  }
  if (format === 'json') await write('\n]\n');
  if (format === 'list') await write(count === 1 ? '1 answer.\n' : `${count} answers.\n`);
}

try {
  const chosen = readArguments(process.argv.slice(2));
  if (chosen === undefined) {
    console.log(USAGE);
  } else {
    const { rows, close } = await open(chosen.fields);
    await print(rows, chosen).finally(close);
  }
} catch (error) {
  if (!(error instanceof DocsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
