import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DerivedLibrary } from '#core/dateLibrary/libraries.ts';
import type { Problem } from '#core/errors.ts';
import type { Cache } from '../cache.ts';
import { parseOutput, runCompiler } from '../check/types.ts';
import { relativePath, ROOT, type Folders } from '../paths.ts';
import { modulesFolder, type WrittenModule } from './write.ts';

/**
 * Type-checks the modules of one library. Each library needs a run of its own: an adapter that is imported decides, for the
 * whole program, what a date is to the pickers.
 */
export function checkModules(
  folders: Folders,
  library: DerivedLibrary,
  modules: readonly WrittenModule[],
  cache: Cache,
): Promise<Problem[]> {
  const inputs = modules.flatMap(({ of, text }) => [relativePath(folders.root, of), text]);
  return cache.get([library, ...inputs], async () => {
    const folder = modulesFolder(folders, library);
    mkdirSync(folder, { recursive: true });
    const config = configOf(folders, library);
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
    const places = new Map(modules.map(({ file, of }) => [file, of]));
    return parseOutput(await runCompiler(folder), folder).map(({ file, line, text }): Problem => {
      const module = path.resolve(folder, file);
      return {
        file: relativePath(folders.root, places.get(module) ?? module),
        message: `In ${library} (${relativePath(folders.root, module)}:${line}): ${text}`,
        remedy: `Fix the derivation (src/compiler/dateLibrary), or write the file in content/dateLibraries/${library}.`,
      };
    });
  });
}

const configOf = ({ generated }: Folders, library: DerivedLibrary) => ({
  extends: path.join(ROOT, 'content/tsconfig.json'),
  compilerOptions: {
    typeRoots: [path.join(ROOT, 'node_modules/@types')],
    tsBuildInfoFile: path.join(generated, `cache/dates-${library}.tsbuildinfo`),
    incremental: true,
  },
  include: ['./**/*.ts', './**/*.tsx', path.join(ROOT, 'content/css.d.ts')],
  exclude: [],
});
