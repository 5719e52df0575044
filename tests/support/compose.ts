import { spawnSync } from 'node:child_process';

/** Whether Compose is here. To read a file, it needs no engine. */
export const hasCompose = (): boolean => spawnSync('docker', ['compose', 'version']).status === 0;
