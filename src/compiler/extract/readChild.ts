import { writeFileSync } from 'node:fs';
import { DocsError } from '#core/errors.ts';
import { readReference } from './read.ts';

/* A process of its own: what the TypeScript compiler holds is gone when it has answered (`extract.ts`). */

const [file = ''] = process.argv.slice(2);
try {
  writeFileSync(file, JSON.stringify({ model: await readReference() }));
} catch (error) {
  if (!(error instanceof DocsError)) throw error;
  writeFileSync(file, JSON.stringify({ what: error.what, remedy: error.remedy }));
}
