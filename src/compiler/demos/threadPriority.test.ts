import { once } from 'node:events';
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const PROGRAM = `
import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import { letOthersGoFirst } from './threadPriority.ts';
letOthersGoFirst();
letOthersGoFirst();
parentPort.postMessage(os.getPriority());
`;

// Elsewhere, priorities belong to whole processes.
it.runIf(process.platform === 'linux')('lowers the priority of its own thread alone', async () => {
  const before = os.getPriority();
  const { outputFiles } = await build({
    stdin: { contents: PROGRAM, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
  });
  const worker = new Worker(outputFiles[0]?.text ?? '', { eval: true });
  const [priority] = (await once(worker, 'message')) as [number];
  expect(priority).toBe(Math.max(before, os.constants.priority.PRIORITY_BELOW_NORMAL));
  expect(os.getPriority()).toBe(before);
});
