import { DocsError } from '../errors.ts';
import { dateLibraryOf } from './adapters.ts';
import type { InstalledPackages, SandboxSource } from './source.ts';

/** What every sandbox depends on; the versions are those installed here. */
const BASE = ['react', 'react-dom', '@emotion/react', '@emotion/styled', '@mui/material'];
const TYPESCRIPT = ['typescript', '@types/react', '@types/react-dom'];
const TAILWIND = 'tailwindcss';
const LICENSE = '@mui/x-license';

/** Packages whose installed version every table of `InstalledPackages` must have. */
export const ALWAYS_INSTALLED: readonly string[] = [...BASE, ...TYPESCRIPT, TAILWIND, LICENSE];

/**
 * What a sandbox needs and this site does not: one set of versions that install and build together on Node 20.19, as
 * `tests/sandboxes` proves. `@tailwindcss/vite` must be the version of `tailwindcss`.
 */
export const TOOLS = {
  '@fontsource/roboto': '5.3.0',
  vite: '8.3.8',
  '@vitejs/plugin-react': '6.3.0',
  '@tailwindcss/vite': '4.3.5',
} as const;

/** Package → npm `overrides` without which it does not install everywhere. */
const OVERRIDES: Record<string, Record<string, string>> = {
  // Its Excel export asks, five packages down, for a version that some registries do not have.
  '@mui/x-data-grid-premium': { 'typedarray.prototype.slice': '1.0.5' },
};

const PAID = /^@mui\/x-[a-z-]+-(?:pro|premium)$/;

type Versions = Record<string, string>;

export interface SandboxPackages {
  dependencies: Versions;
  devDependencies: Versions;
  overrides: Versions;
  /** Packages that show a watermark without a license key. */
  paid: string[];
}

/**
 * `@mui/x-charts/BarChart` → `@mui/x-charts`, `dayjs/locale/de` → `dayjs`.
 * @throws DocsError when it names no package.
 */
export function packageOf(specifier: string): string {
  const name = /^(?:@[\w.~-]+\/)?[\w~-][\w.~-]*(?=\/|$)/.exec(specifier)?.[0];
  if (name === undefined) {
    throw new DocsError(`"${specifier}" names no package.`, 'Import a package of npm by its name.');
  }
  return name;
}

/**
 * The packages of a sandbox at their versions: what its files import, what these ask for, and what runs it.
 * @throws DocsError for an unknown date adapter, two adapters that need different versions of one library, and a package
 * that is not installed.
 */
export function packagesOf({
  imports,
  installed,
  language,
  styling,
}: Pick<SandboxSource, 'imports' | 'installed' | 'language' | 'styling'>): SandboxPackages {
  const dates = dateVersions(imports, installed);
  const imported = imports.map(packageOf);
  const paid = [...new Set(imported.filter((name) => PAID.test(name)))].sort();
  const names = withPeers(
    [...BASE, ...imported, ...Object.keys(dates.libraries), ...(paid.length > 0 ? [LICENSE] : [])],
    installed,
  );
  const development = [
    'vite',
    '@vitejs/plugin-react',
    ...(language === 'TS' ? TYPESCRIPT : []),
    ...(styling === 'tailwind' ? [TAILWIND, '@tailwindcss/vite'] : []),
  ];
  const versionOf = (name: string): string => {
    const pinned: Versions = { ...TOOLS, ...dates.libraries };
    const version = pinned[name] ?? installed[name]?.version;
    if (version !== undefined) return version;
    throw new DocsError(
      `A sandbox needs the package "${name}", which is not installed.`,
      'Install it, so that the demo can be checked with the version its readers get.',
    );
  };
  const versions = (list: readonly string[]): Versions =>
    Object.fromEntries([...new Set(list)].sort().map((name) => [name, versionOf(name)]));
  return {
    dependencies: versions(['@fontsource/roboto', ...names]),
    devDependencies: {
      ...versions(development),
      ...(language === 'TS' && dates.types),
    },
    overrides: Object.assign({}, ...names.map((name) => OVERRIDES[name])) as Versions,
    paid,
  };
}

/** The packages, what they ask their user to install, and so on. */
function withPeers(names: readonly string[], installed: InstalledPackages): string[] {
  const all = new Set(names);
  // A set hands out what is added while it is walked.
  for (const name of all) for (const peer of installed[name]?.peers ?? []) all.add(peer);
  return [...all];
}

const majorOf = (version: string): string => version.split('.', 1)[0] ?? version;

/** Date libraries that the imported adapters need: the installed version where its major one fits. */
function dateVersions(
  imports: readonly string[],
  installed: InstalledPackages,
): { libraries: Versions; types: Versions } {
  const libraries: Versions = {};
  const types: Versions = {};
  for (const specifier of imports) {
    const date = dateLibraryOf(specifier);
    if (date === undefined) continue;
    const { library } = date;
    const here = installed[library]?.version;
    const version =
      here !== undefined && majorOf(here) === majorOf(date.version) ? here : date.version;
    const other = libraries[library];
    if (other !== undefined && other !== version) {
      throw new DocsError(
        `"${specifier}" needs ${library} ${version}, another adapter of the demo needs ${other}.`,
        'Show the two adapters in demos of their own.',
      );
    }
    libraries[library] = version;
    if (date.types !== undefined) types[date.types.name] = date.types.version;
  }
  return { libraries, types };
}
