import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import ts from 'typescript';
import type { PackageExports } from '#core/twins/corpus.ts';
import { ROOT } from '../paths.ts';
import type { DocumentedPackage } from './packages.ts';

const MODULES = path.join(ROOT, 'node_modules');

const RESOLUTION: ts.CompilerOptions = { moduleResolution: ts.ModuleResolutionKind.Bundler };

/** What a module says of its exports, without types: names of its own, and modules whose names it passes on. */
interface ModuleExports {
  names: string[];
  stars: string[];
}

/** By oxc, which lists exports without building a tree. */
function readModule(file: string): ModuleExports {
  const found: ModuleExports = { names: [], stars: [] };
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  for (const { entries } of module.staticExports) {
    for (const { exportName, moduleRequest } of entries) {
      if (exportName.name !== null) found.names.push(exportName.name);
      else if (exportName.kind === 'None' && moduleRequest !== null) {
        found.stars.push(moduleRequest.value);
      }
    }
  }
  return found;
}

/** Every name that some modules export, through `export *`. */
function namesOf(entries: readonly string[]): Set<string> {
  const resolutions = ts.createModuleResolutionCache(ROOT, (name) => name, RESOLUTION);
  const names = new Set<string>();
  const seen = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const { names: own, stars } = readModule(file);
    for (const name of own) names.add(name);
    for (const star of stars) {
      const { resolvedModule } = ts.resolveModuleName(star, file, RESOLUTION, ts.sys, resolutions);
      if (resolvedModule !== undefined) open.push(resolvedModule.resolvedFileName);
    }
  }
  return names;
}

/** What a package's users import from: the folders beside its root. */
const publicFolders = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== INTERNALS)
    .map(({ name }) => name)
    .filter((name) => existsSync(path.join(folder, name, 'index.d.ts')));

/** A folder that code can import from, and that no page describes. */
const INTERNALS = 'internals';

/**
 * What one package exports, from its root and from the folders beside it; types, too.
 * @param folder of an installed package, whose declarations lie in `esm/`, at the top, or where its manifest says.
 */
export function readPackageExports(
  folder: string,
): Required<Pick<PackageExports, 'names' | 'entries'>> {
  const esm = path.join(folder, 'esm');
  const top = existsSync(path.join(esm, 'index.d.ts')) ? esm : folder;
  const root = path.join(top, 'index.d.ts');
  const names = namesOf(existsSync(root) ? [root] : typesOf(folder));
  const entries = [...publicFolders(top), INTERNALS].flatMap((name): [string, string[]][] => {
    const file = path.join(top, name, 'index.d.ts');
    if (!existsSync(file)) return [];
    return [[name, sorted(namesOf([file])).filter((one) => !names.has(one))]];
  });
  return { names: sorted(names), entries: Object.fromEntries(entries) };
}

const sorted = (names: ReadonlySet<string>): string[] =>
  [...names].filter((name) => name !== 'default').toSorted();

/** The one bundle of declarations that old packages have instead of a file for each module. */
function typesOf(folder: string): string[] {
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const { types } = manifest as { types?: string }; // npm guards its shape
  return types === undefined ? [] : [path.join(folder, types)];
}

/** The hooks of React, and the event handlers that every element takes. */
function reactNames(): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name?.text.startsWith('use')) {
      names.push(node.name.text);
    }
    if (ts.isInterfaceDeclaration(node) && node.name.text === 'DOMAttributes') {
      names.push(...node.members.flatMap(({ name }) => (name ? [name.getText()] : [])));
    }
    ts.forEachChild(node, visit);
  };
  const file = path.join(MODULES, '@types/react/index.d.ts');
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true));
  return names;
}

/**
 * Every name that prose may mention without a record of its own: what the documented packages, Material UI and React
 * export, and the entries of the packages, such as `AdapterDateFnsV2`. Read from the text of the declarations, so that it needs no type checker.
 */
export function readExports(packages: readonly Pick<DocumentedPackage, 'folder'>[]): string[] {
  const roots = packages.map(({ folder }) => path.join(folder, 'esm'));
  const folders = roots.flatMap(publicFolders);
  const entries = roots.flatMap((root) =>
    ['', ...publicFolders(root)].map((name) => path.join(root, name, 'index.d.ts')),
  );
  const material = ['@mui/material/esm/index.d.ts', '@mui/material/esm/styles/index.d.ts'];
  const license = path.join(MODULES, '@mui/x-license/esm/index.d.ts');
  const others = [...material.map((file) => path.join(MODULES, file)), license];
  const names = new Set([...namesOf([...entries, ...others]), ...reactNames(), ...folders]);
  names.delete('default');
  return [...names].toSorted();
}
