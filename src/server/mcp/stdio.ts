import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createServer } from './createServer.ts';
import { packedFiles } from './files.ts';
import { createLibrary } from './library.ts';
import { PLAN_COMMAND, runPlanCommand } from './plan/planCommand.ts';

/*
 * The program of the package that the build packs (`src/compiler/export/pack.ts`): the documentation over standard
 * input and output, from the corpus beside it, or with the command `plan` the upgrade assistant. It asks no network and
 * writes nothing but answers to standard output.
 */
const library = createLibrary(packedFiles(new URL('corpus.json.gz', import.meta.url)));

const [command, ...args] = process.argv.slice(2);
if (command === PLAN_COMMAND) {
  process.exitCode = await runPlanCommand(args, {
    folder: process.cwd(),
    changes: library.changes,
    print: (text) => void process.stdout.write(text),
    warn: (text) => console.error(text),
  });
} else {
  serveStdio(() => createServer(library), {
    onerror: (error) => console.error(error.message),
  });
  if (process.stdin.isTTY) {
    console.error(
      `This program speaks MCP on its standard input: name it in the settings of an assistant. To plan an upgrade here, add "${PLAN_COMMAND} --help".`,
    );
  }
}
