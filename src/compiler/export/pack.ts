import { execFile } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { build } from 'esbuild';
import { DOCUMENTED_VERSION, LIBRARY_NAME, products } from '#content/products.ts';
import {
  CORPUS_FILE,
  EXPORTS_FILE,
  packageFile,
  PACKAGE_NAME,
  referenceFile,
  type Corpus,
} from '#core/twins/corpus.ts';
import { historyFile } from '#core/history/productHistory.ts';
import { CHANGES_FILE } from '#core/migration/change.ts';
import { changedProducts } from '#core/migration/products.ts';
import { DocsError } from '#core/errors.ts';
import { sandboxesPath } from '#core/sandbox/source.ts';
import { SEARCH_FOLDER } from '#core/search/files.ts';
import { THIRD_PARTY_FILE } from '#core/thirdParty.ts';
import { ROOT } from '../paths.ts';
import { noticeOf } from './licenses/licenses.ts';
import { usedFiles } from './licenses/siteBundle.ts';
import { staticFolder } from './staticFiles.ts';
import { twinsFolder } from './twins.ts';

/**
 * Packs the documentation and the program that speaks MCP about it into a package of npm, which needs nothing but Node:
 * first as a folder, then as an archive beside it.
 * @param quick when the archive is for this machine alone: a larger one is fine.
 * @returns the archive.
 * @throws DocsError when npm cannot be run.
 */
export async function packServer(generated: string, quick = false): Promise<string> {
  const folder = path.join(generated, 'mcp');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const corpus = await promisify(gzip)(collectCorpus(generated), {
    level: quick ? constants.Z_BEST_SPEED : constants.Z_BEST_COMPRESSION,
  });
  writeFileSync(path.join(folder, 'corpus.json.gz'), corpus);
  writeFileSync(path.join(folder, 'package.json'), printManifest());
  writeFileSync(path.join(folder, 'README.md'), README);
  const files = await bundleServer(path.join(folder, 'server.mjs'));
  writeFileSync(path.join(folder, THIRD_PARTY_FILE), noticeOf('This program', files));
  const archives = path.join(generated, 'mcp-archive');
  rmSync(archives, { recursive: true, force: true });
  mkdirSync(archives, { recursive: true });
  await runNpmPack(folder, archives);
  return path.join(archives, path.basename(packageFile(DOCUMENTED_VERSION)));
}

/**
 * Puts the archive into the export, from where `npx` starts it.
 * @returns what was written, as a line.
 */
export function exportServer(archive: string, out: string): string {
  const file = packageFile(DOCUMENTED_VERSION);
  const place = path.join(out, file);
  mkdirSync(path.dirname(place), { recursive: true });
  copyFileSync(archive, place);
  const kB = (statSync(place).size / 1000).toFixed(0);
  return `Packed the MCP server: ${kB} kB, ${file}.`;
}

/** Every file that the tools read (`src/server/mcp/library.ts`), by its path below the site's root. */
function collectCorpus(generated: string): string {
  const statics = staticFolder(generated);
  const files: Record<string, string> = {};
  const add = (name: string, folder = statics): void => {
    files[name] = readFileSync(path.join(folder, name), 'utf8');
  };
  add(CORPUS_FILE);
  add(EXPORTS_FILE);
  add(CHANGES_FILE);
  for (const product of changedProducts) add(historyFile(product));
  for (const name of readdirSync(path.join(statics, SEARCH_FOLDER)).sort()) {
    if (name.endsWith('.json')) add(`${SEARCH_FOLDER}/${name}`);
  }
  const { pages } = JSON.parse(files[CORPUS_FILE] ?? '') as Corpus;
  for (const { route, files: twins, key, demos = [] } of pages) {
    for (const twin of twins) add(`${route}${twin}`, twinsFolder(generated));
    if (key !== undefined && demos.length > 0) add(sandboxesPath(key));
  }
  for (const { id } of products.filter(({ folder }) => folder !== '')) add(referenceFile(id));
  return JSON.stringify(files);
}

/** Never published: the archive is served by the site itself. */
const printManifest = (): string =>
  `${JSON.stringify(
    {
      name: PACKAGE_NAME,
      version: DOCUMENTED_VERSION,
      description: `The documentation of ${LIBRARY_NAME} ${DOCUMENTED_VERSION} for assistants, over MCP, without network.`,
      private: true,
      type: 'module',
      bin: { [PACKAGE_NAME]: 'server.mjs' },
      license: 'MIT',
      files: ['server.mjs', 'corpus.json.gz', THIRD_PARTY_FILE],
      engines: { node: '>=20.19' },
    },
    undefined,
    2,
  )}\n`;

const README = `# ${PACKAGE_NAME}

The documentation of ${LIBRARY_NAME} ${DOCUMENTED_VERSION} for assistants: a program that speaks the Model Context Protocol
over standard input and output. Everything it answers from is in the package; it asks no network.

\`\`\`json
{ "command": "npx", "args": ["-y", "<address or path of this package>"] }
\`\`\`

It also plans an upgrade of your files, without an assistant:

\`\`\`bash
npx -y <address or path of this package> plan src
\`\`\`
`;

/** One file with all that it imports. @returns the files that it is made of. */
async function bundleServer(outfile: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    metafile: true,
    entryPoints: [path.join(ROOT, 'src/server/mcp/stdio.ts')],
    outfile,
    bundle: true,
    minifySyntax: true,
    minifyWhitespace: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    legalComments: 'inline',
    banner: { js: '#!/usr/bin/env node' },
    logLevel: 'silent',
  });
  return usedFiles(metafile);
}

async function runNpmPack(folder: string, destination: string): Promise<void> {
  const options = ['pack', '--silent', '--pack-destination', path.resolve(destination)];
  try {
    await promisify(execFile)('npm', options, {
      cwd: folder,
      shell: process.platform === 'win32',
    });
  } catch (error) {
    throw new DocsError(
      `npm could not pack ${folder}: ${(error as Error).message.split('\n')[0]}`,
      'Install npm beside Node, and build again.',
    );
  }
}
