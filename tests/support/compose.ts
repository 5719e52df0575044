import { spawnSync } from 'node:child_process';

/** How Compose can be called: as a part of Docker, or by itself before another engine. */
const CALLS = [['docker', 'compose'] as const, ['docker-compose'] as const];

export type Compose = (typeof CALLS)[number];

/** Compose of this machine; undefined where there is none, or only the first version, which does not know our file. */
export const findCompose = (): Compose | undefined =>
  CALLS.find(([file, ...args]) => {
    const { stdout } = spawnSync(file, [...args, 'version', '--short'], { encoding: 'utf8' });
    return /^v?[2-9]/.test(stdout ?? '');
  });

/** Whether an engine answers it; to read a file, it needs none. */
export const hasEngine = ([file, ...args]: Compose): boolean =>
  spawnSync(file, [...args, 'ls']).status === 0;
