import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { PROGRAM } from '../../../scripts/program.mjs';
import { ROOT } from '../paths.ts';

/**
 * Compiles the server for production: Node runs it without a loader of TypeScript, which takes 40 MB in each thread, and
 * a process beside them. Packages stay packages, so that they must be installed where it runs.
 */
export async function compileServer(generated: string): Promise<void> {
  const folder = path.join(generated, 'server');
  rmSync(folder, { recursive: true, force: true });
  await build({
    ...PROGRAM,
    absWorkingDir: ROOT,
    entryPoints: [
      { in: 'src/server/main.ts', out: 'main' },
      // Threads and processes that the server starts, by the names it looks for beside itself.
      { in: 'src/server/mcp/worker.ts', out: 'start' },
      { in: 'src/server/database/makeCluster.ts', out: 'makeCluster' },
      // The build runs it (`feedbackDatabase.ts`).
      { in: 'src/server/database/writeTemplate.ts', out: 'writeTemplate' },
    ],
    outdir: folder,
    logLevel: 'silent',
  });
  const migrations = path.join(ROOT, 'src/server/database/migrations');
  cpSync(migrations, path.join(folder, 'migrations'), { recursive: true });
}
