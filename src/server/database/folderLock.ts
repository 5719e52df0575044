import { once } from 'node:events';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createConnection } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DocsError } from '#core/errors.ts';

/** Addresses of sockets are cut off beyond this on every system. */
const ADDRESS_MAX_BYTES = 103;
/** Much longer than another process needs between finding a dead socket and removing it. */
const RIVAL_MS = 100;

/** The folder of the embedded database is open in another process, which can be asked through `socket`. */
export class FolderInUse extends DocsError {
  constructor(
    readonly folder: string,
    readonly socket: string,
  ) {
    super(
      `The feedback folder "${folder}" is in use by another process.`,
      'The embedded database is for one process: stop the other one, set FEEDBACK_FOLDER to another folder, or use PostgreSQL with DATABASE_URL.',
    );
  }
}

/** While it listens, the folder is ours. Whoever reaches the folder can ask it: the command line does. */
export type FolderLock = Server;

/**
 * Takes a folder for this process, and makes it if need be. The lock is a socket in it: the system closes that when the
 * process dies in whatever way, which a file with a number in it would survive.
 * @throws FolderInUse when a living process has it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const socket = socketOf(folder);
  const lock = createServer((_, response) => response.writeHead(503).end());
  if (await listens(lock, socket)) return lock;
  if (await isAnswered(socket)) throw new FolderInUse(folder, socket);
  rmSync(socket, { force: true });
  if (!(await listens(lock, socket))) throw new FolderInUse(folder, socket);
  // Another process may have found the dead socket, too, and now removes ours.
  const { ino } = statSync(socket);
  await wait(RIVAL_MS);
  if (statSync(socket, { throwIfNoEntry: false })?.ino === ino) return lock;
  lock.close();
  throw new FolderInUse(folder, socket);
}

function socketOf(folder: string): string {
  const absolute = path.resolve(folder, 'owner.sock');
  if (process.platform === 'win32') return path.join('\\\\?\\pipe', absolute);
  const relative = path.relative('', absolute);
  const socket = relative.length < absolute.length ? relative : absolute;
  if (Buffer.byteLength(socket) <= ADDRESS_MAX_BYTES) return socket;
  throw new DocsError(
    `The path of the feedback folder "${folder}" is too long for a socket in it.`,
    `Set FEEDBACK_FOLDER to one of at most ${ADDRESS_MAX_BYTES - '/owner.sock'.length} bytes.`,
  );
}

async function listens(lock: Server, socket: string): Promise<boolean> {
  try {
    lock.listen(socket);
    await once(lock, 'listening');
    lock.unref();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
}

async function isAnswered(socket: string): Promise<boolean> {
  const connection = createConnection(socket);
  try {
    await once(connection, 'connect');
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ECONNREFUSED' || code === 'ENOENT') return false;
    throw error;
  } finally {
    connection.destroy();
  }
}
