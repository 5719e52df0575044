import path from 'node:path';
import { build, type Plugin, type ResolveResult } from 'esbuild';
import { LICENSE_BANNER } from '#core/thirdParty.ts';
import { ROOT } from '../paths.ts';
import {
  baseModules,
  DESIGN_SYSTEMS,
  documentedPackages,
  entriesOf,
  isOf,
  packName,
} from './modules.ts';

/** A script of a frame before it has an address. */
export interface BuiltPack {
  name: string;
  code: string;
  needs: string[];
  modules: string[];
}

/** Packages that every pack takes from `base`: they hold contexts, settings or caches that must be there once. */
const SHARED =
  /^(?:react|react-dom|dayjs|@emotion\/(?:react|styled|cache)|@mui\/(?:material|system|utils|styled-engine|private-theming|x-telemetry))(?:\/|$)/;

const SITE_FRAME = path.join(ROOT, 'src/site/editor/frame');

/**
 * Bundles what code in a frame can import: one classic script per documented package and per other design system, and
 * `base` with what they share and the frame's own runtime. A module runs when it is first asked for.
 * @param imported what the site's demos import.
 * @param dates what they import in other date libraries than Day.js: each has a pack of its own.
 */
export async function buildPacks(
  imported: readonly string[],
  dates: DateImports = {},
): Promise<BuiltPack[]> {
  const shared = new Set<string>();
  const packages = documentedPackages();
  const packs: BuiltPack[] = [];
  const inner = new Map<string, Set<string>>();
  // The dearer plan first: what it takes of the inside of a cheaper one is then known.
  for (const name of packages.toReversed()) {
    const taken = new Set<string>();
    const modules = entriesOf(name);
    // In an order of its own, since what is asked for first depends on how fast files are read.
    const table = [...new Set([...modules, ...[...(inner.get(name) ?? [])].sort()])];
    const code = await bundle(printTable(table), packPlugin(name, taken));
    const needs = new Set<string>();
    for (const specifier of taken) {
      const owner = packages.find((each) => isOf(specifier, each));
      if (owner === undefined) shared.add(specifier);
      else {
        needs.add(packName(owner));
        inner.set(owner, (inner.get(owner) ?? new Set()).add(specifier));
      }
    }
    packs.push({ name: packName(name), code, needs: [...needs].sort(), modules });
  }
  for (const [library, specifiers] of Object.entries(dates)) {
    packs.unshift(await buildOther(`dates-${library}`, library, specifiers, shared));
  }
  for (const system of DESIGN_SYSTEMS) {
    const specifiers = imported.filter((name) => isOf(name, system));
    if (specifiers.length === 0) continue;
    packs.unshift(await buildOther(packName(system), system, specifiers, shared));
  }
  const modules = baseModules(imported);
  const table = [...new Set([...modules, ...shared])].sort();
  const entry = `import './main.ts';\n${printTable(table)}`;
  const code = await bundle(entry, packPlugin('', new Set()));
  return [{ name: 'base', code, needs: [], modules }, ...packs.toReversed()];
}

/** Date library → what code in it imports of the library and of its adapter. */
export type DateImports = Readonly<Record<string, readonly string[]>>;

/**
 * The pack of a package that is none of the documented ones, such as a date library: its modules, and the adapter, which both
 * plans of the pickers export.
 */
async function buildOther(
  name: string,
  own: string,
  modules: readonly string[],
  shared: Set<string>,
): Promise<BuiltPack> {
  const taken = new Set<string>();
  const code = await bundle(printTable(modules), packPlugin(own, taken));
  const needs = new Set<string>();
  for (const specifier of taken) {
    const owner = documentedPackages().find((each) => isOf(specifier, each));
    if (owner === undefined) shared.add(specifier);
    else if (!modules.includes(specifier)) needs.add(packName(owner));
  }
  return { name, code, needs: [...needs].sort(), modules: [...modules] };
}

/** The pack of Tailwind's compiler, with the theme that it reads. */
export const buildTailwind = (): Promise<string> =>
  bundle(
    "import theme from 'tailwindcss/theme.css';\nimport { addTailwind } from './tailwind.ts';\naddTailwind(theme);\n",
    packPlugin('', new Set()),
    'text',
  );

/** The entry of a pack: module → how to load it. */
const printTable = (modules: readonly string[]): string =>
  `globalThis.liveModules.add({\n${modules
    .map((name) => `  ${JSON.stringify(name)}: () => require(${JSON.stringify(name)}),`)
    .join('\n')}\n});\n`;

/**
 * Modules of other packs are asked for where the frame keeps them.
 * @param taken what is asked for is added here.
 */
function packPlugin(own: string, taken: Set<string>): Plugin {
  const others = documentedPackages().filter((name) => name !== own);
  return {
    name: 'live-packs',
    setup(setup) {
      setup.onResolve(
        { filter: /^[^./]/ },
        async ({ path: specifier, kind, importer, resolveDir, pluginData }) => {
          const again = pluginData as { again?: true } | undefined;
          if (again?.again === true) return undefined;
          if (specifier === PATCHED.specifier && importer.includes(PATCHED.importer)) {
            return { path: PATCHED.file };
          }
          if (importer.endsWith(ENTRY)) {
            if (kind !== 'require-call') return undefined;
            // `require` of the table takes the modules that `import` takes: two copies of a context would not meet.
            const resolved = await resolveImport(specifier, resolveDir);
            return resolved.errors.length > 0 ? { errors: resolved.errors } : resolved;
          }
          if (own === '') return undefined;
          const other = others.some((name) => isOf(specifier, name));
          if (!SHARED.test(specifier) && !other) return undefined;
          if (await isNested(specifier, resolveDir)) return undefined;
          taken.add(specifier);
          return { path: specifier, external: true };
        },
      );

      const resolveImport = (specifier: string, resolveDir: string): Promise<ResolveResult> =>
        setup.resolve(specifier, {
          resolveDir,
          kind: 'import-statement',
          pluginData: { again: true },
        });

      /** Package folder and specifier → whether the package brings its own copy. */
      const nested = new Map<string, Promise<boolean>>();

      /**
       * A package that brings its own copy of another one keeps it. All its files get the same answer, and `resolve` reads
       * every folder above a file anew, so each package is asked about once.
       */
      function isNested(specifier: string, resolveDir: string): Promise<boolean> {
        const key = `${packageFolder(resolveDir)} ${specifier}`;
        const known =
          nested.get(key) ??
          resolveImport(specifier, resolveDir).then(({ path: found }) =>
            /node_modules\/.*node_modules\//.test(found.slice(ROOT.length)),
          );
        nested.set(key, known);
        return known;
      }
    },
  };
}

/** The folder of the package that a folder is in: `…/node_modules/@mui/material/esm/Box` → `…/node_modules/@mui/material`. */
const packageFolder = (folder: string): string =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(folder)?.[0] ?? folder;

const ENTRY = 'live-pack.js';

/** As `next.config.ts` has it: see there. */
const PATCHED = {
  specifier: '@mui/x-tree-view/internals',
  importer: 'x-tree-view-pro/esm',
  file: path.join(ROOT, 'src/site/demo/treeViewInternals.ts'),
};

async function bundle(
  entry: string,
  plugin: Plugin,
  css: 'empty' | 'text' = 'empty',
): Promise<string> {
  const result = await build({
    stdin: { contents: entry, resolveDir: SITE_FRAME, sourcefile: ENTRY },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: ['chrome111', 'firefox111', 'safari16.4'],
    jsx: 'automatic',
    // Readers' mistakes are told in whole sentences, which React and Material UI leave out for production (+ 100 kB).
    define: { 'process.env.NODE_ENV': '"development"' },
    loader: { '.css': css },
    // What is external is asked of the frame.
    banner: { js: `${LICENSE_BANNER}((require) => {` },
    footer: { js: '})((name) => globalThis.liveModules.load(name));' },
    plugins: [plugin],
    logLevel: 'silent',
    legalComments: 'none', // the banner leads to all licenses
  });
  return fixDefaults(result.outputFiles[0]?.text ?? '');
}

/** esbuild's helper that gives a module from elsewhere a `default`, as it stands in minified code. */
const NODE_DEFAULT = /(\w+)\|\|!(\w+)\|\|!\2\.__esModule\?/g;

/**
 * Modules of other packs come by `require`, with the `default` they have. To files of packages with `"type": "module"`
 * esbuild gives the whole module instead, as Node would.
 */
function fixDefaults(code: string): string {
  const fixed = code.replace(NODE_DEFAULT, '!$2||!$2.__esModule?');
  if (fixed === code && code.includes('__esModule?')) {
    throw new Error('The helper of esbuild has another shape: fix NODE_DEFAULT in packs.ts.');
  }
  return fixed;
}
