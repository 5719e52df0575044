import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { DurableFiles } from './durableFiles.ts';
import { START } from './startParameters.ts';

/*
 * `makeCluster.ts <folder>`: a process of its own, because what it needs of memory is given back only when it ends.
 */
const [folder = ''] = process.argv.slice(2);
mkdirSync(folder, { recursive: true, mode: 0o700 });
const database = await PGlite.create({ fs: new DurableFiles(folder), startParams: START });
await database.exec('checkpoint');
await database.close();
