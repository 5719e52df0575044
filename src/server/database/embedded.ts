import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { CLUSTER, ensureCluster } from './cluster.ts';
import { MIGRATIONS, reasonOf, type Database, type Orm } from './database.ts';
import { DurableFiles } from './durableFiles.ts';
import { lockFolder, type FolderLock } from './folderLock.ts';
import { createQueue, QueueFull } from './queue.ts';
import { START } from './startParameters.ts';

// Each thread that compiles the database's code keeps the memory it has needed for that: together up to 50 MB.
setFlagsFromString('--wasm-num-compilation-tasks=1');

/** The embedded database, and the lock on its folder, through which others can ask. */
export interface EmbeddedDatabase extends Database {
  lock: FolderLock;
}

/**
 * Opens the database in a folder, and makes it if need be.
 * @param template a new database, packed (`ensureCluster`).
 * @throws FolderInUse when another process has it.
 * @throws DocsError when files of the database are missing.
 */
export async function openEmbedded(folder: string, template?: string): Promise<EmbeddedDatabase> {
  const lock = await lockFolder(folder);
  try {
    await ensureCluster(folder, template);
    const client = await PGlite.create({
      fs: new DurableFiles(path.join(folder, CLUSTER)),
      startParams: START,
    });
    const database = drizzle(client);
    await migrate(database, MIGRATIONS);
    return {
      // The drivers' results differ in what is besides `rows`, which nobody reads.
      orm: database as unknown as Orm,
      lock,
      // Its own way of waiting is not fair: under load some would wait for minutes.
      run: createQueue(),
      isBroken: (error) => !(error instanceof QueueFull || isOfQuery(reasonOf(error))),
      close: async () => {
        // A broken one cannot be closed in order; its files are as after a crash, which the next start mends.
        await client.close().catch(() => undefined);
        lock.close();
      },
    };
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** The database speaks of a query by a code of five characters; what else happens, happens to the program itself. */
const isOfQuery = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));
