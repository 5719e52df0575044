import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A control group with a limit of memory: what a container is to its processes (Linux, root). */
export interface MemoryGroup {
  /** Starts a command in the group, as its first arguments. */
  prefix: readonly string[];
  /** In megabytes. */
  read: () => MemoryUse;
  /** When its processes have ended. */
  remove: () => void;
}

interface MemoryUse {
  /** All that counts against the limit, cached files included: the most there ever was. */
  most: number;
  /** What its processes hold now, without cached files, which the system takes back when it needs room. */
  held: number;
}

/** The names of version 1, and those of version 2. */
const VERSIONS = [
  {
    root: '/sys/fs/cgroup/memory',
    limit: 'memory.limit_in_bytes',
    most: 'memory.max_usage_in_bytes',
    held: /^total_rss (\d+)$/m,
  },
  {
    root: '/sys/fs/cgroup',
    limit: 'memory.max',
    most: 'memory.peak',
    held: /^anon (\d+)$/m,
  },
];

/** Not for this user, or groups here have no limit of memory. */
const REFUSALS = new Set<string | undefined>(['EACCES', 'EPERM', 'EROFS', 'ENOENT']);

/** Makes a group; undefined where the system has none, or does not let us. */
export function createMemoryGroup(name: string, megabytes: number): MemoryGroup | undefined {
  const version = VERSIONS.find(({ root }) => existsSync(path.join(root, 'cgroup.procs')));
  if (version === undefined) return undefined;
  const folder = path.join(version.root, name);
  const file = (of: string): string => readFileSync(path.join(folder, of), 'utf8');
  try {
    mkdirSync(folder);
    writeFileSync(path.join(folder, version.limit), String(megabytes * 2 ** 20));
  } catch (error) {
    if (REFUSALS.has((error as NodeJS.ErrnoException).code)) return undefined;
    throw error;
  }
  const join = `echo $$ > ${path.join(folder, 'cgroup.procs')} && exec "$@"`;
  return {
    prefix: ['/bin/sh', '-c', join, 'sh'],
    read: () => ({
      most: Number(file(version.most)) / 2 ** 20,
      held: Number(version.held.exec(file('memory.stat'))?.[1]) / 2 ** 20,
    }),
    remove: () => rmdirSync(folder),
  };
}
