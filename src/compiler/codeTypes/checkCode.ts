import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { API } from 'typescript-native/unstable/async';
import { ROOT, type Folders } from '../paths.ts';
import { createCachedChecker, describeFile, type FileName } from './describe.ts';

/** A module whose identifiers are asked for: a file of a demo, or the text of a fence. */
export type CheckedCode = { id: string; code: string } & (
  { path: string } | { language: 'ts' | 'tsx' }
);

/** How many files are asked for at once. */
const AT_ONCE = 8;

/**
 * What the native type checker says of every identifier in some modules, by their ids.
 * @throws when the checker does not know one of them, or ends.
 */
export async function checkCode(
  folders: Folders,
  modules: readonly CheckedCode[],
): Promise<Map<string, FileName[]>> {
  const found = new Map<string, FileName[]>();
  if (modules.length === 0) return found;
  const folder = path.join(folders.generated, 'code-types');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = new Map(modules.map((module, at) => [module.id, fileOf(module, folder, at)]));
  const config = path.join(folder, 'tsconfig.json');
  writeFileSync(config, JSON.stringify(configOf([...new Set(files.values())])));
  const api = new API({ cwd: ROOT });
  try {
    const snapshot = await api.updateSnapshot({ openProjects: [config] });
    const [project] = snapshot.getProjects();
    if (project === undefined) throw new Error(`The type checker has not opened ${config}.`);
    const cachedChecker = createCachedChecker(project.checker);
    const described = new Map<string, FileName[]>();
    const waiting = [...new Set(files.values())];
    const work = async (): Promise<void> => {
      for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
        const source = await project.program.getSourceFile(file);
        if (source === undefined) throw new Error(`The type checker does not know ${file}.`);
        described.set(file, await describeFile(source, cachedChecker));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    for (const [id, file] of files) found.set(id, described.get(file) ?? []);
  } finally {
    await api.close();
  }
  return found;
}

function fileOf(module: CheckedCode, folder: string, at: number): string {
  if ('path' in module) return module.path;
  const file = path.join(folder, `${at}.${module.language}`);
  // Makes it a module even when it imports nothing, so that fences do not see each other.
  writeFileSync(file, `${module.code}\nexport {};\n`);
  return file;
}

/** The options with which `check/types.ts` checks the same modules. */
const configOf = (files: readonly string[]) => ({
  extends: path.join(ROOT, 'content/tsconfig.json'),
  compilerOptions: { typeRoots: [path.join(ROOT, 'node_modules/@types')] },
  files: [...files, path.join(ROOT, 'content/css.d.ts')],
  include: [],
});
