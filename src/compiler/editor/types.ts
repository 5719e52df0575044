import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type TypeScript from 'typescript';
import { CHECK_OPTIONS } from '#core/editor/check.ts';
import { LICENSE_BANNER } from '#core/thirdParty.ts';
import { ROOT } from '../paths.ts';
import type { BuiltPack } from './packs.ts';

/** Declarations of a pack: path, as the checker's worker has it → text. */
export type Declarations = Record<string, string>;

/**
 * The declarations that the modules of each pack reach; what the packs it needs hold already is left out. The pack `base`
 * also holds those of the language and of the browser.
 * @returns pack → its declarations.
 */
export async function collectTypes(
  packs: readonly Pick<BuiltPack, 'name' | 'needs' | 'modules'>[],
): Promise<Record<string, Declarations>> {
  const { default: ts } = await import('typescript');
  const reach = createReach(ts);
  const files = new Map<string, Set<string>>();
  const collected: Record<string, Declarations> = {};
  for (const { name, needs, modules } of packs) {
    const held = new Set(['base', ...needs].flatMap((other) => [...(files.get(other) ?? [])]));
    const own = reach(modules).filter((file) => !held.has(file));
    // A pack holds for those that need it what it needs itself.
    files.set(name, new Set([...own, ...held]));
    const texts: Declarations = {};
    for (const file of [...own, ...manifestsOf(own)]) {
      texts[placeOf(file)] = file.endsWith('.json') ? printManifest(file) : printDeclaration(file);
    }
    collected[name] = texts;
  }
  return collected;
}

/** Gives the declarations that modules reach. Files are parsed, and imports are resolved, once for all packs. */
function createReach(ts: typeof TypeScript): (modules: readonly string[]) => string[] {
  const options = ts.convertCompilerOptionsFromJson(CHECK_OPTIONS, ROOT).options;
  const parsed = new Map<string, TypeScript.SourceFile | undefined>();
  const entry = path.join(ROOT, 'content/live-entry.ts');
  const resolutions = ts.createModuleResolutionCache(ROOT, (file) => file, options);
  return (modules) => {
    const text = modules.map((name) => `import ${JSON.stringify(name)};`).join('\n');
    const host = ts.createCompilerHost(options);
    const { fileExists, getSourceFile } = host;
    host.getModuleResolutionCache = () => resolutions;
    host.fileExists = (file) => file === entry || fileExists(file);
    host.getSourceFile = (file, target) => {
      if (file === entry) return ts.createSourceFile(file, text, target);
      if (!parsed.has(file)) parsed.set(file, getSourceFile(file, target));
      return parsed.get(file);
    };
    const program = ts.createProgram([entry], options, host);
    return program
      .getSourceFiles()
      .map(({ fileName }) => fileName)
      .filter((file) => file !== entry);
  };
}

const LIBRARIES = '/node_modules/typescript/lib/';

/** `/node_modules/…`; the language's own stand in the root, where the checker looks for them. */
function placeOf(file: string): string {
  const place = file.slice(ROOT.length).replaceAll(path.sep, '/');
  return place.startsWith(LIBRARIES) ? `/${place.slice(LIBRARIES.length)}` : place;
}

/** The `package.json` files that decide how modules of these packages are found. */
function manifestsOf(files: readonly string[]): string[] {
  const found = new Set<string>();
  for (const file of files) {
    if (file.includes(LIBRARIES)) continue;
    for (
      let folder = path.dirname(file);
      !folder.endsWith('node_modules');
      folder = path.dirname(folder)
    ) {
      const manifest = path.join(folder, 'package.json');
      if (existsSync(manifest)) found.add(manifest);
      if (folder === ROOT) break;
    }
  }
  return [...found];
}

const MANIFEST_KEYS = [
  'name',
  'version',
  'type',
  'main',
  'types',
  'typings',
  'typesVersions',
  'exports',
];

function printManifest(file: string): string {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  return JSON.stringify(
    Object.fromEntries(
      MANIFEST_KEYS.flatMap((key) => (key in manifest ? [[key, manifest[key]]] : [])),
    ),
  );
}

/** Comments of the packages are read on hover; those of the language are long, and known. */
function printDeclaration(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (!file.includes(LIBRARIES) && !file.includes('/csstype/')) return text;
  return text.replace(/\/\*\*?[\s\S]*?\*\/\s*/g, '');
}

/** The worker that checks and completes: TypeScript itself, with the site's few lines around it. */
export async function buildTypesWorker(): Promise<string> {
  const result = await build({
    entryPoints: [path.join(ROOT, 'src/site/editor/types/worker.ts')],
    // Of functions that only Node calls.
    external: ['fs', 'path'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: ['chrome111', 'firefox111', 'safari16.4'],
    logLevel: 'silent',
    // All licenses stand in one file.
    legalComments: 'none',
    banner: { js: LICENSE_BANNER },
  });
  return result.outputFiles[0]?.text ?? '';
}
