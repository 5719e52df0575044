import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { packFolder } from './archive.ts';
import { CLUSTER, makeCluster } from './cluster.ts';

/*
 * `writeTemplate.ts <file>`: packs a new and empty database. The build runs it (`src/compiler/export/feedbackDatabase.ts`).
 */
const [file = ''] = process.argv.slice(2);
const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-database-'));
try {
  const cluster = path.join(folder, CLUSTER);
  await makeCluster(cluster);
  writeFileSync(file, await packFolder(cluster));
} finally {
  rmSync(folder, { recursive: true });
}
