import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { rolldown, type OutputChunk, type RolldownBuild } from 'rolldown';
import { DocsError } from '#core/errors.ts';
import { ROOT } from '../paths.ts';
import { scriptName } from '#core/browserBundle/scripts.ts';
import { joinChunks, type SharedChunk } from './joinChunks.ts';
import { sharePackages, withoutStyles } from './plugins.ts';

/** A script for the browser, as an ES module. */
export interface Script {
  /** Of its file, with a hash of its content. */
  name: string;
  code: string;
  /** Names of the scripts that it imports. */
  imports: readonly string[];
  /** Names of the scripts that it may load later. */
  laterImports: readonly string[];
  /** The entry that it is, or the module that another script loads with `import()`, as a path; others have none. */
  module: string | undefined;
  /** Files of which something is in it. */
  files: readonly string[];
}

/** Browsers that know all that the site uses: those of `browserslist` in Next. */
const TARGET = ['chrome111', 'edge111', 'firefox111', 'safari16.4'];

/**
 * Bundles modules for the browser, in scripts that share what they have in common.
 * @param entries files of modules, absolute.
 * @param environment what `process.env` has in them.
 * @throws DocsError when a module cannot be found or read.
 */
export async function bundleScripts(
  entries: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Script[]> {
  const build = await rolldown({
    input: [...entries],
    cwd: ROOT,
    platform: 'browser',
    // An entry may get exports that other scripts need.
    preserveEntrySignatures: 'allow-extension',
    tsconfig: false,
    transform: {
      target: TARGET,
      jsx: { runtime: 'automatic', development: false },
      define: Object.fromEntries(
        Object.entries(environment).map(([name, value]) => [
          `process.env.${name}`,
          JSON.stringify(value),
        ]),
      ),
    },
    resolve: {
      // As `next.config.ts` has it: see there.
      alias: {
        '@mui/x-tree-view/internals': path.join(ROOT, 'src/site/demo/treeViewInternals.ts'),
      },
    },
    plugins: [sharePackages, withoutStyles],
    logLevel: 'silent',
  });
  try {
    return await generateJoined(build);
  } catch (error) {
    throw new DocsError(
      `The demos cannot be bundled for the browser: ${stripVTControlCharacters((error as Error).message)}`,
      'Repair what is named there, and build again.',
    );
  } finally {
    await build.close();
  }
}

/** Finds out which chunks share which modules, and joins them where that saves requests. */
async function generateJoined(build: RolldownBuild): Promise<Script[]> {
  const { output } = await build.generate({ minify: false });
  const groupOf = groupModules(output.filter((file) => file.type === 'chunk'));
  const joined = await build.generate({
    minify: true,
    entryFileNames: scriptName('[hash]'),
    chunkFileNames: scriptName('[hash]'),
    codeSplitting: {
      // Whatever a group imports is in a group of its own, or else goes where it has been.
      includeDependenciesRecursively: false,
      groups: [{ name: (id) => groupOf.get(id) ?? null }],
    },
  });
  return joined.output.flatMap((file) => (file.type === 'chunk' ? [toScript(file)] : []));
}

function toScript(chunk: OutputChunk): Script {
  const { fileName, code, imports, dynamicImports, facadeModuleId, modules } = chunk;
  return {
    name: fileName,
    code,
    imports,
    laterImports: dynamicImports,
    module: facadeModuleId ?? undefined,
    files: Object.entries(modules).flatMap(([file, { renderedLength }]) =>
      renderedLength > 0 ? [file] : [],
    ),
  };
}

/** A chunk that others share, with its modules. */
interface Shared extends SharedChunk {
  modules: readonly string[];
}

/** @returns module → name of the group that it belongs to; those of entries have none. */
function groupModules(chunks: readonly OutputChunk[]): Map<string, string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const isShared = ({ facadeModuleId }: OutputChunk): boolean => facadeModuleId === null;
  const shared = new Map(
    chunks
      .filter(isShared)
      .map(({ fileName, code, moduleIds }): [string, Shared] => [
        fileName,
        { bytes: code.length, imports: [], modules: moduleIds },
      ]),
  );
  const sharedOf = (names: readonly string[]): Shared[] =>
    names.flatMap((name) => shared.get(name) ?? []);
  for (const [name, chunk] of shared) {
    chunk.imports.push(...sharedOf(byName.get(name)?.imports ?? []));
  }
  const loads = chunks
    .filter((chunk) => !isShared(chunk))
    .map(({ fileName }) => new Set(sharedOf(importsOf(fileName, byName))));
  const groups = joinChunks([...shared.values()], loads);
  return new Map(
    groups.flatMap((members, group) =>
      members.flatMap(({ modules }) =>
        modules.map((id): [string, string] => [id, `shared-${group}`]),
      ),
    ),
  );
}

/** The names of all that a script imports, directly or not, and last its own: each comes after what it imports. */
export function importsOf(
  name: string,
  scripts: ReadonlyMap<string, { imports: readonly string[] }>,
): string[] {
  const order: string[] = [];
  const seen = new Set<string>();
  const visit = (current: string): void => {
    if (seen.has(current)) return;
    seen.add(current);
    scripts.get(current)?.imports.forEach(visit);
    order.push(current);
  };
  visit(name);
  return order;
}
