import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DATES_ROOT } from '#core/dateLibrary/files.ts';
import { dateLibraries, derivedLibraries } from '#core/dateLibrary/libraries.ts';
import {
  LIVE_ROOT,
  MANIFEST_PATH,
  type LiveManifest,
  type LiveTypes,
} from '#core/editor/manifest.ts';
import { sandboxesPath, type PageSandboxes } from '#core/sandbox/source.ts';
import { createCache, hashOf } from '../cache.ts';
import { writeIfChanged } from '../emit/write.ts';
import { printFrame } from './frame.ts';
import { isOf } from './modules.ts';
import { buildPacks, buildTailwind, type BuiltPack, type DateImports } from './packs.ts';
import { buildTypesWorker, collectTypes } from './types.ts';

const FRAME_PATH = `${LIVE_ROOT}frame.html`;

const staticFolder = (generated: string): string => path.join(generated, 'static');

/**
 * Writes what live editing is made of: the frame's document, the packs that code imports from, and the manifest that
 * names them. Takes what the site's demos import from the sandboxes the compiler has written.
 */
export async function emitLive(generated: string): Promise<void> {
  const cache = createCache(
    generated,
    'live-packs',
    'src/compiler/editor/packs.ts',
    'src/site/editor/frame/main.ts',
    'src/site/editor/frame/tailwind.ts',
    'src/site/demo/treeViewInternals.ts',
  );
  const imported = importsOfDemos(generated);
  const dates = importsOfDates(generated);
  const packs = await cache.get(['packs', ...imported, JSON.stringify(dates)], () =>
    buildPacks(imported, dates),
  );
  const written = new Set<string>();
  const write = (url: string, text: string): void => {
    const file = path.join(staticFolder(generated), url);
    writeIfChanged(file, text);
    written.add(file);
  };
  const compiler = await cache.get(['tailwind'], buildTailwind);
  const tailwind = `${LIVE_ROOT}tailwind-${hashOf(compiler).slice(0, 12)}.js`;
  write(tailwind, compiler);
  const manifest: LiveManifest = { frame: FRAME_PATH, packs: {}, tailwind };
  for (const { name, code, needs, modules } of packs) {
    const url = `${LIVE_ROOT}${name}-${hashOf(code).slice(0, 12)}.js`;
    write(url, code);
    manifest.packs[name] = { url, needs, modules };
  }
  manifest.types = await emitTypes(generated, packs, write);
  write(FRAME_PATH, printFrame(manifest.packs['base']?.url ?? ''));
  write(MANIFEST_PATH, JSON.stringify(manifest));
  removeOthers(path.join(staticFolder(generated), LIVE_ROOT), written);
}

/** The checker's worker, and the declarations it reads, one file per pack. */
async function emitTypes(
  generated: string,
  packs: readonly BuiltPack[],
  write: (url: string, text: string) => void,
): Promise<LiveTypes> {
  const cache = createCache(
    generated,
    'live-types',
    'src/compiler/editor/types.ts',
    'src/site/editor/types/worker.ts',
  );
  const script = await cache.get(['worker'], buildTypesWorker);
  const worker = `${LIVE_ROOT}types-${hashOf(script).slice(0, 12)}.js`;
  write(worker, script);
  const lists = packs.map(({ name, needs, modules }) => ({ name, needs, modules }));
  const declarations = await cache.get(['types', JSON.stringify(lists)], () => collectTypes(lists));
  const types: LiveTypes = { worker, packs: {} };
  for (const [name, texts] of Object.entries(declarations)) {
    const text = JSON.stringify(texts);
    const url = `${LIVE_ROOT}types-${name}-${hashOf(text).slice(0, 12)}.json`;
    write(url, text);
    types.packs[name] = url;
  }
  return types;
}

const importsOfDemos = (generated: string): string[] =>
  importsBelow(path.join(staticFolder(generated), path.dirname(sandboxesPath('page'))));

/** What the demos import in other date libraries, of these and of their adapters; both plans have those. */
function importsOfDates(generated: string): DateImports {
  const root = path.join(staticFolder(generated), DATES_ROOT);
  const found = derivedLibraries.map((library): [string, string[]] => {
    const { adapter } = dateLibraries[library];
    const own = importsBelow(path.join(root, library)).filter((name) => isOf(name, library));
    const adapters = ['', '-pro'].map((plan) => `@mui/x-date-pickers${plan}/${adapter}`);
    return [library, [...own, ...adapters]];
  });
  return Object.fromEntries(found.filter(([, names]) => names.length > 2));
}

/** What the code of all sandboxes in a folder imports. */
function importsBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) =>
    entry.isFile(),
  );
  const imports = files.flatMap((entry) => {
    const text = readFileSync(path.join(entry.parentPath, entry.name), 'utf8');
    const page = JSON.parse(text) as PageSandboxes;
    // The code of a page has no sandboxes of its own (`core/dateLibrary/files.ts`).
    if (!('installed' in page)) return [];
    return Object.values(page.demos).flatMap(({ codes }) => codes.flatMap((code) => code.imports));
  });
  return [...new Set(imports)].sort();
}

function removeOthers(folder: string, written: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (!written.has(file)) rmSync(file);
  }
}
