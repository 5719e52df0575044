import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../paths.ts';

/** A package of a release, unpacked. */
export interface ReleasePackage {
  name: string;
  version: string;
  /** Absolute; ends with the package's name. */
  folder: string;
}

/** The packages of one product in one release, under one type checker: higher plans add members to types of lower ones. */
export interface Release {
  packages: ReleasePackage[];
  program: ts.Program;
  checker: ts.TypeChecker;
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  noEmit: true,
};

/**
 * Where the modules of a package with their declarations lie: in `esm/` (8), or at the top, as `.d.ts` (5 to 7) or
 * `.d.mts` (9).
 */
export function rootOf({ folder }: Pick<ReleasePackage, 'folder'>): {
  folder: string;
  extension: string;
} {
  const esm = path.join(folder, 'esm');
  if (existsSync(path.join(esm, 'index.d.ts'))) return { folder: esm, extension: '.d.ts' };
  const extension = existsSync(path.join(folder, 'index.d.mts')) ? '.d.mts' : '.d.ts';
  return { folder, extension };
}

export function rootTypesOf(one: Pick<ReleasePackage, 'folder'>): string {
  const { folder, extension } = rootOf(one);
  return path.join(folder, `index${extension}`);
}

/** Files of other packages than the documented ones are the same for all releases. */
const shared = new Map<string, ts.SourceFile | undefined>();

/**
 * Reads the declarations of a release.
 * @param modules the folder that the release is unpacked in: what lies elsewhere is shared between releases.
 */
export function openRelease(packages: ReleasePackage[], modules: string): Release {
  const parse = (name: string): ts.SourceFile | undefined => {
    const text = ts.sys.readFile(name);
    if (text === undefined) return undefined;
    return ts.createSourceFile(name, text, {
      languageVersion: ts.ScriptTarget.ESNext,
      jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
    });
  };
  const host = ts.createCompilerHost(OPTIONS);
  const resolutions = ts.createModuleResolutionCache(ROOT, (name) => name, OPTIONS);
  host.getModuleResolutionCache = () => resolutions;
  host.getSourceFile = (name) => {
    if (name.startsWith(modules)) return parse(name);
    if (!shared.has(name)) shared.set(name, parse(name));
    return shared.get(name);
  };
  const program = ts.createProgram(packages.map(rootTypesOf), OPTIONS, host);
  return { packages, program, checker: program.getTypeChecker() };
}
