import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { redirects } from '#content/redirects.ts';
import { DocsError, printProblems } from '#core/errors.ts';
import { OFFLINE_ROOT } from '#core/offline/files.ts';
import { readServices } from '#core/services.ts';
import { compile } from './compile.ts';
import { printCoverage } from './coverage.ts';
import { compressExport } from './export/compress.ts';
import { exportFeedbackPages } from './emit/feedback.ts';
import { exportSandboxes } from './emit/sandboxes.ts';
import { exportTwins } from './twins/files.ts';
import { emitLive, exportLive } from './editor/emit.ts';
import { exportMachines } from './twins/emit.ts';
import { packServer } from './export/pack.ts';
import { createPage } from './newPage.ts';
import { emitHosts } from './export/hosts/hosts.ts';
import { exportManifests, exportWorker } from './export/offline/offline.ts';
import { projectFolders } from './paths.ts';
import { exportSearch } from './search/emit.ts';
import { exportFeedbackDatabase } from './export/feedbackDatabase.ts';
import { checkAdvisories, printAdvisories } from './advisories.ts';
import { exportLicenses } from './export/licenses/licenses.ts';
import { exportFullText } from './export/fullText.ts';
import { printSearch } from './search/print.ts';
import { develop } from './develop.ts';

const COMMANDS = ['build', 'finish', 'dev', 'coverage', 'new', 'search', 'advisories'] as const;

/** `compile build`: everything checked; exit 1 with all problems printed when there are any. */
async function build(): Promise<void> {
  const start = performance.now();
  const { problems, pages } = await compile({
    folders: projectFolders,
    types: true,
    previews: true,
    reference: true,
    published: true,
  });
  if (problems.length > 0) {
    console.error(printProblems(problems));
    process.exitCode = 1;
    return;
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Compiled ${pages} pages in ${seconds} s.`);
}

/** After Next's export: what is fetched on a click joins it, and what is served compressed is compressed once. */
async function finish(): Promise<void> {
  const { root, generated } = projectFolders;
  const out = path.join(root, 'out');
  exportSandboxes(generated, out);
  exportSearch(generated, out);
  exportFeedbackPages(generated, out);
  await emitLive(generated);
  exportLive(generated, out);
  console.log(`Wrote ${exportTwins(generated, out)} pages as Markdown.`);
  console.log(exportMachines(generated, out));
  console.log(await packServer(generated, out));
  console.log(await exportLicenses(out));
  console.log(`Indexed the text of ${await exportFullText(generated, out)} pages.`);
  await exportWorker(out);
  const compressed = path.join(generated, 'cache/compressed');
  const files = await compressExport(out, compressed);
  exportManifests(generated, out);
  await compressExport(path.join(out, OFFLINE_ROOT), compressed);
  console.log(`Compressed ${files} files.`);
  exportFeedbackDatabase(path.join(generated, 'cache'), out);
  emitHosts(out, { services: readServices(process.env, false), redirects });
}

async function run([command, ...rest]: string[]): Promise<void> {
  switch (command) {
    case 'build':
      return build();
    case 'finish':
      return finish();
    case 'dev':
      return develop(projectFolders);
    case 'coverage':
      return console.log(printCoverage(projectFolders));
    case 'new':
      return console.log(createPage(projectFolders, rest[0] ?? ''));
    case 'search':
      return console.log(await printSearch(projectFolders.generated, rest.join(' ')));
    case 'advisories': {
      const advisories = checkAdvisories();
      console.log(printAdvisories(advisories));
      if (advisories.kind === 'found') process.exitCode = 1;
      return;
    }
    default:
      throw new DocsError(
        `Unknown command "${command ?? ''}".`,
        `Use one of: ${COMMANDS.join(', ')}.`,
      );
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof DocsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
