import { spawn } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { redirects } from '#content/redirects.ts';
import { SITE_ORIGIN } from '#content/site.ts';
import { publishedOrigin } from '#core/discovery/publishedOrigin.ts';
import { FEEDBACK_DATABASE_FILE } from '#core/feedback/answer.ts';
import { DocsError, printProblems } from '#core/errors.ts';
import { loadOnce } from '#core/loadOnce.ts';
import { OFFLINE_ROOT } from '#core/offline/files.ts';
import { readServices } from '#core/services.ts';
import { pruneCaches } from '../cache.ts';
import { bundleFolder, emitBrowserBundle, exportBundle } from '../browserBundle/emit.ts';
import { compile, type CompileOptions } from '../compile.ts';
import { emitLive } from '../editor/emit.ts';
import {
  compressAhead,
  compressExport,
  compressWhileWritten,
  pruneCompressed,
} from '../export/compress.ts';
import { drawCards, type Cards } from '../export/discovery/cards/cards.ts';
import { exportDiscovery } from '../export/discovery/discovery.ts';
import { readListedPages } from '../export/discovery/listedPages.ts';
import { packFeedbackDatabase } from '../export/feedbackDatabase.ts';
import { exportDemoScripts } from '../export/demoScripts.ts';
import { emitHosts } from '../export/hosts/hosts.ts';
import { exportLicenses } from '../export/licenses/licenses.ts';
import { siteFiles } from '../export/licenses/siteBundle.ts';
import { exportManifests, exportWorker } from '../export/offline/offline.ts';
import { exportServer, packServer } from '../export/pack.ts';
import { compileServer } from '../export/serverProgram.ts';
import { exportStatic, staticFolder } from '../export/staticFiles.ts';
import { exportTwins, twinsFolder } from '../export/twins.ts';
import type { Folders } from '../paths.ts';
import { buildIdOf } from './buildId.ts';
import { explainFullDisk } from './diskFull.ts';
import { replaceFolder } from './replaceFolder.ts';
import { createProgress, type Progress } from './progress.ts';

export interface BuildOptions {
  /** Type-check fences, demos and playgrounds. Readers' pages do not depend on it. */
  types: boolean;
  /** The content was compiled just now, as `npm test` has done to check it: it is not done twice. */
  compiled?: boolean;
  /** The site is for this machine alone, as with `npm start`: it is compressed quickly instead of well. */
  quick?: boolean;
}

/**
 * The whole site: compiles, lets Next export, and finishes the export in a folder of its own, which takes the place of
 * `out/` at the end. A build that fails leaves `out/` as it was.
 * @throws DocsError with all problems of the content, when the environment makes no sense, or when a step cannot be done.
 */
export async function buildSite(
  folders: Folders,
  { types, compiled = false, quick = false }: BuildOptions,
): Promise<void> {
  const { root, generated } = folders;
  const exported = path.join(generated, 'out');
  const published = publishedOrigin(process.env, SITE_ORIGIN);
  const progress = createProgress();
  // What is still being compressed would keep a failed build from ending.
  const failed = new AbortController();
  try {
    // While the content is read, one core is idle.
    const database = inBackground(makeDatabase(generated));
    const bundleOf = loadOnce(emitBrowserBundle);
    const additionsOf = loadOnce((folder: string) =>
      makeAdditions(folder, bundleOf(folder), quick),
    );
    const onCompiled = (): void => void inBackground(additionsOf(generated));
    if (compiled) {
      progress.start('Collecting what live editing needs');
      await emitLive(generated);
      onCompiled();
    } else await compileSite(folders, { types, editor: true, onCompiled }, progress);
    rmSync(exported, { recursive: true, force: true });
    // Its pages name the scripts of the bundle.
    progress.start('Bundling demos and playgrounds');
    await bundleOf(generated);
    progress.start('Building the pages with Next');
    // Next prints pages on one core.
    const printed = new AbortController();
    const ahead = loadOnce(async (cache: string) => {
      await compressAhead(finishedFolders(folders), cache, { quick, signal: failed.signal });
      await compressWhileWritten(path.join(root, PRINTED_PAGES), cache, {
        quick,
        signal: AbortSignal.any([printed.signal, failed.signal]),
      });
    });
    const compressed = cacheOf(generated);
    const [added, packed] = await Promise.all([
      additionsOf(generated),
      database,
      runNext(folders, exported, () => void inBackground(ahead(compressed))),
    ]);
    printed.abort();
    await ahead(compressed);
    pruneCaches(generated);
    const routes = readListedPages(generated).map(({ route }) => route);
    progress.start('Adding Markdown, search and what machines read');
    console.log(exportDiscovery(exported, { published, routes, cards: added.cards }));
    await finish(generated, exported, { ...added, database: packed, progress, quick });
  } catch (error) {
    failed.abort();
    rmSync(exported, { recursive: true, force: true });
    throw explainFullDisk(error, root);
  }
  replaceFolder(exported, path.join(root, 'out'));
  progress.end('Built the site');
}

/**
 * Compiles, and says what it is doing.
 * @throws DocsError with all problems of the content.
 */
export async function compileSite(
  folders: Folders,
  { types, editor = false, onCompiled }: Pick<CompileOptions, 'types' | 'editor' | 'onCompiled'>,
  progress: Progress,
): Promise<void> {
  const { problems, pages } = await compile({
    folders,
    types,
    previews: true,
    reference: true,
    published: true,
    editor,
    ...(onCompiled && { onCompiled }),
    report: progress.start,
  });
  if (problems.length > 0)
    throw new DocsError(printProblems(problems), 'Fix them and build again.');
  progress.end(`Compiled ${pages} pages`);
}

/** Compressed files, by what they were made from. */
const cacheOf = (generated: string): string => path.join(generated, 'cache/compressed');

/** What joins the export as it is, and is there before the pages: scripts of the site, and what the compiler has written. */
const finishedFolders = ({ root, generated }: Folders): string[] => [
  path.join(root, '.next/static'),
  bundleFolder(generated),
  staticFolder(generated),
  twinsFolder(generated),
];

/** Where Next prints pages, before it copies all of them into the export. */
const PRINTED_PAGES = '.next/server/pages';

/**
 * Next takes the export's folder and the build's id from its environment: `next.config.ts`.
 * @param onScripts is called when all scripts are written, before the pages are printed.
 */
async function runNext(folders: Folders, exported: string, onScripts: () => void): Promise<void> {
  const { root } = folders;
  const next = path.join(root, 'node_modules/next/dist/bin/next');
  const child = spawn(process.execPath, [next, 'build'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      EXPORT_FOLDER: path.relative(root, exported),
      BUILD_ID: buildIdOf(folders, process.env),
      // Nobody who reads the documentation has agreed to be counted by its tools.
      NEXT_TELEMETRY_DISABLED: '1',
    },
  });
  // The only one that it sends (`next.config.ts`).
  child.once('message', onScripts);
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
  if (code !== 0) {
    throw new DocsError(
      `Next could not build the pages: it ended with ${String(code)}.`,
      'Its own words stand above; fix what they name, and build again.',
    );
  }
}

/** What joins the export, but is not made from Next's pages, and so need not wait for them. */
interface Additions {
  cards: Cards;
  /** The site's scripts are made of them. */
  files: readonly string[];
  /** The MCP server as a package of npm. */
  archive: string;
}

async function makeAdditions(
  generated: string,
  bundled: Promise<ReadonlySet<string>>,
  quick: boolean,
): Promise<Additions> {
  const [cards, files, archive] = await Promise.all([
    drawCards(generated, readListedPages(generated), quick),
    bundled.then(siteFiles),
    packServer(generated, quick),
  ]);
  return { cards, files, archive };
}

/** A packed database for the server, and the server itself. */
async function makeDatabase(generated: string): Promise<string> {
  await compileServer(generated);
  return packFeedbackDatabase(generated);
}

/** Lets work go on that is awaited later: until then, something else may fail first. */
function inBackground<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  return work;
}

interface Finishing extends Omit<Additions, 'cards'> {
  /** A packed database for the server. */
  database: string;
  progress: Progress;
  quick: boolean;
}

/** After Next's export: what is fetched on a click joins it, and what is served compressed is compressed once. */
async function finish(
  generated: string,
  out: string,
  { files, archive, database, progress, quick }: Finishing,
): Promise<void> {
  exportStatic(generated, out);
  exportBundle(generated, out);
  console.log(`${exportTwins(generated, out)} pages have a Markdown twin.`);
  console.log(`${exportDemoScripts(generated, out)} pages list the scripts of their demos.`);
  console.log(exportLicenses(out, files));
  await exportWorker(out);
  console.log(exportServer(archive, out));
  progress.start('Compressing');
  const compressed = cacheOf(generated);
  const hashes = new Map<string, Buffer>();
  const used = await compressExport(out, compressed, quick, hashes);
  exportManifests(generated, out, hashes);
  const listed = await compressExport(path.join(out, OFFLINE_ROOT), compressed, quick);
  pruneCompressed(compressed, new Set([...used, ...listed]));
  copyFileSync(database, path.join(out, FEEDBACK_DATABASE_FILE));
  emitHosts(out, { services: readServices(process.env, false), redirects });
}
