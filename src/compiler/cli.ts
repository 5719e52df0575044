import { DocsError } from '#core/errors.ts';
import { checkAdvisories, printAdvisories } from './advisories.ts';
import { buildSite, compileSite } from './build/build.ts';
import { explainFullDisk } from './build/diskFull.ts';
import { createProgress } from './build/progress.ts';
import { printCoverage } from './coverage.ts';
import { develop } from './develop/develop.ts';
import { createPage, printUnwritten } from './newPage.ts';
import { projectFolders } from './paths.ts';
import { printSearch } from './search/print.ts';

const COMMANDS = [
  'compile',
  'build',
  'dev',
  'coverage',
  'new',
  'search',
  'advisories',
  'history',
  'sizes',
] as const;

/** Leaves type-checking out of `compile` and `build`. */
const NO_TYPES = '--no-types';
/** Lets `build` compress for this machine alone. */
const QUICK = '--quick';
/** Lets `build` take what `compile` has written. */
const COMPILED = '--compiled';

async function run([command, ...rest]: string[]): Promise<void> {
  const types = !rest.includes(NO_TYPES);
  switch (command) {
    case 'compile':
      return compileSite(projectFolders, { types }, createProgress());
    case 'build':
      return buildSite(projectFolders, {
        types,
        compiled: rest.includes(COMPILED),
        quick: rest.includes(QUICK),
      });
    case 'dev':
      return develop(projectFolders);
    case 'coverage':
      return console.log(printCoverage(projectFolders));
    case 'new':
      return console.log(
        rest[0] === undefined
          ? printUnwritten(projectFolders)
          : createPage(projectFolders, rest[0]),
      );
    case 'search':
      return console.log(await printSearch(projectFolders.generated, rest.join(' ')));
    case 'sizes':
      // Not with the others: it loads what no build needs.
      return console.log(await (await import('./importSizes/write.ts')).writeImportSizes());
    case 'advisories': {
      const advisories = checkAdvisories();
      console.log(printAdvisories(advisories));
      if (advisories.kind === 'found') process.exitCode = 1;
      return;
    }
    case 'history': {
      // The type checker is slow to load.
      const { extendHistory } = await import('./history/command.ts');
      return extendHistory(rest, projectFolders.generated, console.log);
    }
    default:
      throw new DocsError(
        `Unknown command "${command ?? ''}".`,
        `Use one of: ${COMMANDS.join(', ')}.`,
      );
  }
}

// esbuild and the native type checker are Go programs. Their usual collector, which comes whenever memory has doubled, takes an
// eighth to a third of their processor time; this one comes when it is five times as much.
process.env['GOGC'] ??= '400';

try {
  await run(process.argv.slice(2));
} catch (thrown) {
  const error = explainFullDisk(thrown, projectFolders.root);
  if (!(error instanceof DocsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
