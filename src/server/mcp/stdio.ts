import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createServer } from './createServer.ts';
import { packedFiles } from './files.ts';
import { createLibrary } from './library.ts';

/*
 * The program of the package that the build packs (`src/compiler/export/pack.ts`): the documentation over standard
 * input and output, from the corpus beside it. It asks no network and writes nothing but answers to standard output.
 */
const library = createLibrary(packedFiles(new URL('corpus.json.gz', import.meta.url)));

serveStdio(() => createServer(library), {
  onerror: (error) => console.error(error.message),
});
if (process.stdin.isTTY) {
  console.error(
    'This program speaks MCP on its standard input: name it in the settings of an assistant.',
  );
}
