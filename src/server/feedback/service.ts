import { sql } from 'drizzle-orm';
import type { FeedbackPages } from '#core/feedback/answer.ts';
import type { FeedbackConfig } from '../config.ts';
import { openEmbedded } from '../database/embedded.ts';
import { FolderInUse } from '../database/folderLock.ts';
import { connectDatabase, type DatabaseConnection } from '../database/connection.ts';
import { openPostgres } from '../database/postgres.ts';
import type { ServerLog } from '../log.ts';
import { answerOwner } from './owner.ts';
import { prune } from './keep.ts';
import { readFeedbackPages } from './readPages.ts';

const PRUNE_EVERY_MS = 10 * 60_000;

/**
 * Once it is started, opens the configured database and goes on trying: the site is served meanwhile.
 * @param template a new database, packed, for an embedded one that is not there yet.
 */
export function keepFeedback(
  config: FeedbackConfig,
  log: ServerLog,
  template?: string,
): DatabaseConnection {
  const { databaseUrl, folder } = config;
  const open =
    databaseUrl === undefined
      ? async () => {
          const database = await openEmbedded(folder, template);
          answerOwner(database);
          return database;
        }
      : () => openPostgres(databaseUrl, (error) => log.warn('A connection was lost.', error));
  const connection = connectDatabase({
    open,
    // Another process has the folder, and may give it back at any moment.
    isBrief: (reason) => reason instanceof FolderInUse,
    onState: (state) => {
      if (state.kind === 'open') log.info('The database is open.');
      else log.warn('The database cannot be used; trying again.', state.reason);
    },
  });
  const pruneNow = async (): Promise<void> => {
    try {
      await connection.use(prune);
      // PostgreSQL does that by itself; embedded, its log would grow until the server is stopped.
      if (databaseUrl === undefined) await connection.use((orm) => orm.execute(sql`checkpoint`));
    } catch (error) {
      log.warn('Nothing was pruned.', error);
    }
  };
  const timer = setInterval(() => void pruneNow(), PRUNE_EVERY_MS).unref();
  return {
    ...connection,
    close: () => {
      clearInterval(timer);
      return connection.close();
    },
  };
}

/** The pages of the export, or none with a word in the log: the site can be served without. */
export function feedbackPagesOf(outFolder: string, log: ServerLog): FeedbackPages {
  try {
    return readFeedbackPages(outFolder);
  } catch (error) {
    log.warn('Feedback is off.', error);
    return {};
  }
}
